import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { newPasswordField, newPasswordRules } from '../session/new-password.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { sessionQuery } from '../session/session.ts';
import { accountQuery } from './account-query.ts';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** Form that changes the own password. The server then ends the other sessions. */
export function PasswordForm() {
  const queryClient = useQueryClient();
  const form = useForm<Passwords>({ defaultValues: { currentPassword: '', newPassword: '' } });
  const change = useMutation({
    mutationFn: (body: Passwords) => bodyOf(api.POST('/api/auth/change-password', { body })),
    // With the default `gcTime` the mutation cache would hold the passwords for some minutes.
    gcTime: 0,
    onSuccess: () => {
      form.reset();
      showToast({
        tone: 'success',
        title: 'Passwort geändert',
        description: 'Alle anderen Sitzungen sind beendet.',
      });
      return Promise.all([
        queryClient.invalidateQueries(sessionQuery),
        queryClient.invalidateQueries(accountQuery),
      ]);
    },
    onError: () => form.resetField('currentPassword'),
  });
  const { errors } = form.formState;
  return (
    <StaffForm
      label="Passwort ändern"
      form={form}
      mutation={change}
      submitLabel="Passwort ändern"
      pendingLabel="Wird geändert..."
    >
      <TextField
        label="Bisheriges Passwort"
        required
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
      />
      <TextField
        {...newPasswordField}
        error={errors.newPassword?.message}
        {...form.register('newPassword', newPasswordRules)}
      />
    </StaffForm>
  );
}
