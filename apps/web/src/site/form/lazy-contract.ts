import type { Form } from '@estate/domain/forms/form';
import type { FieldErrors, Resolver } from 'react-hook-form';

type Values = Record<string, unknown>;
type FormResolver = Resolver<Values, unknown, Values>;

const loadError = {
  root: { type: 'load', message: 'Das Formular konnte nicht geprüft werden. Bitte versuchen Sie es erneut.' },
};

export interface LazyContract {
  resolver: FormResolver;
  load: () => void;
}

/**
 * The rules of a form as react-hook-form's resolver. zod loads only when `load` is called, at the form's first focus. Loading at
 * submit would be too late, because a chunk replaced by a deployment would then cost the typed text.
 */
export function lazyContract(form: Form): LazyContract {
  let loading: Promise<FormResolver> | undefined;

  const loaded = () => {
    loading ??= Promise.all([
      import('@hookform/resolvers/zod'),
      import('@estate/contracts/leads/form-schema'),
    ]).then(([{ zodResolver }, { formSchema }]) => zodResolver(formSchema(form)));
    loading.catch(() => (loading = undefined));
    return loading;
  };

  return {
    resolver: async (values, context, options) => {
      const resolve = await loaded().catch(() => null);
      if (!resolve) return { values: {}, errors: loadError as FieldErrors<Values> };
      return resolve(values, context, options);
    },
    load: () => void loaded().catch(() => undefined),
  };
}
