import { formOf, type LeadKind, leadKinds } from '@estate/domain/forms/all-forms';
import { queryOptions } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api/client.ts';
import { answered } from '../../shared/api/problem.ts';
import type { FilingSettings } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { useSaveSettings } from './use-save-settings.ts';

export const filingSettingsQuery = queryOptions({
  queryKey: ['/api/admin/filing-settings'],
  queryFn: ({ signal }) => answered(api.GET('/api/admin/filing-settings', { signal })),
  staleTime: 0,
});

const save = (body: FilingSettings) => answered(api.PUT('/api/admin/filing-settings', { body }));

/** Which kinds of leads go into the CRM by themselves. What was chosen stays if a colleague was faster. */
export function FilingForm({ settings }: { settings: FilingSettings }) {
  const form = useForm<{ chosen: Partial<Record<LeadKind, boolean>> }>({
    defaultValues: {
      chosen: Object.fromEntries(leadKinds.map((kind) => [kind, settings.kinds.includes(kind)])),
    },
  });
  const saving = useSaveSettings({
    form,
    queryKey: filingSettingsQuery.queryKey,
    save: ({ chosen }) =>
      save({ kinds: leadKinds.filter((kind) => chosen[kind] === true), version: settings.version }),
    savedText: 'Auswahl gespeichert',
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((fields) => saving.mutate(fields));
  return (
    <FormFrame
      label="Anfragen in Propstack anlegen"
      onSubmit={(event) => void send(event)}
      isPending={saving.isPending}
      submitError={errors.root?.message ?? null}
      submitLabel="Auswahl speichern"
      pendingLabel="Wird gespeichert..."
    >
      <chakra.fieldset>
        <chakra.legend mb="3" fontWeight="medium">
          Von selbst anlegen
        </chakra.legend>
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ sm: 'repeat(2, 1fr)' }}>
          {leadKinds.map((kind) => (
            <CheckField key={kind} label={formOf(kind).many} {...form.register(`chosen.${kind}`)} />
          ))}
        </chakra.div>
      </chakra.fieldset>
    </FormFrame>
  );
}
