import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const loadError = {
  root: { type: 'load', message: 'Das Formular konnte nicht geprüft werden. Bitte versuchen Sie es erneut.' },
};

export interface LazyContract<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
  load: () => void;
}

/**
 * A contract as react-hook-form's resolver. zod loads only when `load` is called, at the form's first focus. Loading at
 * submit would be too late, because a chunk replaced by a deployment would then cost the typed text.
 */
export function lazyContract<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): LazyContract<Input, Output> {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined;

  const loaded = () => {
    loading ??= Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).then(
      ([{ zodResolver }, schema]) => zodResolver(schema),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };

  return {
    resolver: async (values, context, options) => {
      const resolve = await loaded().catch(() => null);
      if (!resolve) return { values: {}, errors: loadError as FieldErrors<Input> };
      return resolve(values, context, options);
    },
    load: () => void loaded().catch(() => undefined),
  };
}
