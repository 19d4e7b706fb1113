import type { Form } from '@estate/domain/forms/form';
import type { FieldErrors, Resolver } from 'react-hook-form';

type Values = Record<string, unknown>;
type FormResolver = Resolver<Values, unknown, Values>;

const loadError = {
  root: { type: 'load', message: 'Das Formular konnte nicht geprüft werden. Bitte versuchen Sie es erneut.' },
};

interface LazyContract {
  resolver: FormResolver;
  load: () => void;
}

/**
 * The validation rules of a form as a resolver for react-hook-form. zod is loaded by `load`, at the form's first focus.
 * Loading it at submit could fail after a deployment, and the reload would lose the visitor's text.
 */
export function lazyContract(form: Form): LazyContract {
  let loading: Promise<FormResolver> | undefined;

  const loadResolver = () => {
    loading ??= import('./form-resolver.ts').then(({ formResolver }) => formResolver(form));
    loading.catch(() => (loading = undefined));
    return loading;
  };

  return {
    resolver: async (values, context, options) => {
      const resolve = await loadResolver().catch(() => null);
      if (!resolve) return { values: {}, errors: loadError as FieldErrors<Values> };
      return resolve(values, context, options);
    },
    load: () => void loadResolver().catch(() => undefined),
  };
}
