import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { TextField } from '../../shared/form/text-field.tsx';
import { StaffForm } from '../ui/staff-form.tsx';

/** Form that asks for the password and passes it to an action that requires it. */
export function PasswordStep<Answer>({
  label,
  action,
  onDone,
  takesFocus = false,
}: {
  label: string;
  action: (password: string) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
  /** Whether the form replaces the button that opened it, so that its field gets the focus. */
  takesFocus?: boolean;
}) {
  const form = useForm({ defaultValues: { password: '' } });
  const request = useMutation({
    mutationFn: ({ password }: { password: string }) => action(password),
    // With the default `gcTime` the mutation cache would hold the password for some minutes.
    gcTime: 0,
    onSuccess: onDone,
    onError: () => form.resetField('password'),
  });
  const { errors } = form.formState;
  return (
    <StaffForm
      label={label}
      form={form}
      mutation={request}
      submitLabel={label}
      pendingLabel="Einen Moment..."
    >
      <TextField
        label="Ihr Passwort"
        required
        autoFocus={takesFocus}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
      />
    </StaffForm>
  );
}
