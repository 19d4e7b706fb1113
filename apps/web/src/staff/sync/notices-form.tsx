import { useForm } from 'react-hook-form';
import type { NoticeSettings, StaffAccount } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import { noticesQuery, saveNotices } from './watch-query.ts';

interface Fields {
  /** By account id; true for accounts that get mails. */
  chosen: Record<string, boolean>;
  minutes: string;
}

const minutesText = 'Bitte geben Sie 5 bis 1440 Minuten an.';

/** Form that selects the recipients of incident mails. The input is kept if a colleague saved first. */
export function NoticesForm({
  settings,
  accounts,
}: {
  settings: NoticeSettings;
  accounts: readonly StaffAccount[];
}) {
  const isChosen = ({ id }: StaffAccount) => settings.recipients.includes(id);
  const form = useForm<Fields>({
    defaultValues: {
      chosen: Object.fromEntries(accounts.map((account) => [account.id, isChosen(account)])),
      minutes: String(settings.mails_after_minutes),
    },
  });
  const save = useSaveSettings({
    queryKey: noticesQuery.queryKey,
    version: settings.version,
    save: ({ chosen, minutes }: Fields, version: number) =>
      saveNotices({
        recipients: accounts.flatMap(({ id }) => (chosen[id] ? [id] : [])),
        mails_after_minutes: Number(minutes),
        version,
      }),
    savedText: 'Benachrichtigungen gespeichert',
  });
  const { errors } = form.formState;

  return (
    <StaffForm
      label="Benachrichtigen"
      form={form}
      mutation={save}
      submitLabel="Empfänger speichern"
      pendingLabel="Wird gespeichert..."
    >
      <chakra.fieldset display="grid" gap="3">
        <chakra.legend mb="3" fontWeight="medium">
          Diese Konten bekommen eine E-Mail
        </chakra.legend>
        {accounts.map(({ id, name, email }) => (
          <CheckField
            key={id}
            label={
              <>
                {name || email}
                {name && name !== email && <chakra.span color="inkMuted"> {email}</chakra.span>}
              </>
            }
            {...form.register(`chosen.${id}`)}
          />
        ))}
      </chakra.fieldset>
      <chakra.div maxW={{ md: '20rem' }}>
        <TextField
          label="E-Mails an die Agentur melden, die länger warten als (Minuten)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.minutes?.message}
          {...form.register('minutes', {
            validate: (typed) =>
              (/^\s*\d{1,4}\s*$/.test(typed) && Number(typed) >= 5 && Number(typed) <= 1_440) || minutesText,
          })}
        />
      </chakra.div>
    </StaffForm>
  );
}
