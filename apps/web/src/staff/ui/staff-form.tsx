import type { ComponentProps } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { showServerError } from '../../shared/form/server-errors.ts';

interface Sending<Values> {
  isPending: boolean;
  mutate: (values: Values, options: { onError: (error: Error) => void }) => void;
}

/** Form that sends its values by `mutation`. After a failure it keeps them and shows the error. */
export function StaffForm<Values extends FieldValues>({
  form,
  mutation,
  failureText = problemText,
  ...frame
}: {
  form: UseFormReturn<Values>;
  mutation: Sending<NoInfer<Values>>;
  failureText?: (error: Error) => string;
} & Omit<ComponentProps<typeof FormFrame>, 'onSubmit' | 'isPending' | 'submitError'>) {
  const send = form.handleSubmit((values) =>
    mutation.mutate(values, {
      onError: (error) =>
        form.setError('root', { message: showServerError(form, error, failureText(error)) }),
    }),
  );
  return (
    <FormFrame
      {...frame}
      onSubmit={(event) => void send(event)}
      isPending={mutation.isPending}
      submitError={form.formState.errors.root?.message ?? null}
    />
  );
}
