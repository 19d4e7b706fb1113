import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { OwnAccount } from '../../shared/api/types.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { sessionQuery } from '../session/session.ts';
import { colleaguesQuery } from '../team/colleagues-query.ts';
import { accountQuery, renameAccount } from './account-query.ts';

export function NameForm({ account: { name, email } }: { account: OwnAccount }) {
  const queryClient = useQueryClient();
  // Until a name is set, the server returns the e-mail address as the name. The field is empty then.
  const form = useForm({ defaultValues: { name: name === email ? '' : name } });
  const saving = useMutation({
    mutationFn: renameAccount,
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery.queryKey, account);
      form.reset({ name: account.name });
      showToast({ tone: 'success', title: 'Ihr Name ist gespeichert' });
      return Promise.all([
        queryClient.invalidateQueries(sessionQuery),
        queryClient.invalidateQueries(colleaguesQuery),
      ]);
    },
  });
  const { errors } = form.formState;
  return (
    <StaffForm
      label="Name"
      form={form}
      mutation={saving}
      submitLabel="Namen speichern"
      pendingLabel="Wird gespeichert..."
    >
      <TextField
        label="Ihr Name"
        required
        autoComplete="name"
        help="So sehen Kolleginnen und Kollegen Sie: bei zugewiesenen Anfragen, im Verlauf und im Protokoll."
        error={errors.name?.message}
        {...form.register('name', { required: 'Bitte geben Sie Ihren Namen ein.' })}
      />
    </StaffForm>
  );
}
