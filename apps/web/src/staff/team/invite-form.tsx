import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { Panel } from '../frame/tool-page.tsx';
import type { StaffRole } from '@estate/domain/staff/roles';
import { brokerChoices, inviteAccount, roleChoices, teamQuery } from './team-query.ts';

interface Invitation {
  email: string;
  name: string;
  role: StaffRole;
  broker: string;
  password: string;
}

/** Form that adds an account and sends an invitation by mail. `onDone` closes the form. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<Invitation>({
    defaultValues: { email: '', name: '', role: 'broker', broker: '', password: '' },
  });
  const sending = useMutation({
    mutationFn: ({ broker, ...account }: Invitation) => inviteAccount({ ...account, broker: broker || null }),
    // With the default `gcTime` the mutation cache would hold the password for some minutes.
    gcTime: 0,
    onError: () => form.resetField('password'),
    onSuccess: async ({ email }) => {
      showToast({
        tone: 'success',
        title: 'Einladung verschickt',
        description: `${email} bekommt eine E-Mail mit einem Link, der einen Tag lang gilt.`,
      });
      await queryClient.invalidateQueries(teamQuery);
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <Panel mb="6" maxW="44rem" aria-label="Kollegin oder Kollegen einladen">
      <StaffForm
        label="Kollegin oder Kollegen einladen"
        form={form}
        mutation={sending}
        submitLabel="Einladung schicken"
        pendingLabel="Wird verschickt..."
      >
        <TextField
          label="E-Mail"
          required
          autoFocus
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', { required: 'Bitte geben Sie eine E-Mail-Adresse ein.' })}
        />
        <TextField
          label="Name"
          optional
          autoComplete="off"
          help="So erscheint das Konto im Team. Wer eingeladen ist, kann den Namen ändern."
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SelectField
          label="Rolle"
          required
          choices={roleChoices}
          help="Makler bearbeiten die eigenen Anfragen und lesen den Bestand. Büro bearbeitet alle Anfragen, den Bestand und den Abgleich. Admins verwalten dazu Konten, Protokoll, Einstellungen und Datenschutz."
          {...form.register('role')}
        />
        <SelectField
          label="Person auf der Website"
          choices={brokerChoices()}
          help="In ihrem Namen gehen die Antworten dieses Kontos hinaus, sonst im Namen der Firma."
          {...form.register('broker')}
        />
        <TextField
          label="Ihr Passwort"
          required
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
        />
      </StaffForm>
    </Panel>
  );
}
