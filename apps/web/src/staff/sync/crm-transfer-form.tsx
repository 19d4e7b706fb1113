import { formOf, type LeadKind, leadKinds } from '@estate/domain/forms/all-forms';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { CrmTransferSettings } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { countText } from '@estate/domain/text/format';
import { showToast } from '../../shared/ui/toast.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { useSaveSettings } from './use-save-settings.ts';

export const crmTransferSettingsQuery = queryOptions({
  ...getQuery('/api/admin/crm-transfer-settings'),
  staleTime: 0,
});

interface Fields {
  chosen: Partial<Record<LeadKind, boolean>>;
}

const save = (body: Omit<CrmTransferSettings, 'failed'>) =>
  bodyOf(api.PUT('/api/admin/crm-transfer-settings', { body }));

/** Number of leads whose transfer to the CRM failed, with a button that retries all of them. */
export function FailedCrmTransfers({ failed }: Pick<CrmTransferSettings, 'failed'>) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => bodyOf(api.POST('/api/admin/crm-transfers/retry')),
    onSuccess: async ({ ordered }) => {
      showToast({
        tone: 'success',
        title: `${countText(ordered, 'Anfrage wird', 'Anfragen werden')} angelegt`,
      });
      await client.invalidateQueries(crmTransferSettingsQuery);
    },
    onError: (error) => showFailure(error),
  });
  if (failed === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="5">
      <chakra.p color="danger" fontWeight="semibold">
        {countText(failed, 'Anfrage ließ', 'Anfragen ließen')} sich nicht anlegen.
      </chakra.p>
      <StyledLink css={textLink} to="/admin/anfragen" search={{ state: 'untransferred' }}>
        Ansehen
      </StyledLink>
      <Button tone="outline" size="sm" disabled={retry.isPending} onClick={() => retry.mutate()}>
        Alle erneut versuchen
      </Button>
    </chakra.div>
  );
}

/**
 * Form that selects the kinds of leads to be transferred to the CRM automatically. The input is kept if a colleague
 * saved first.
 */
export function CrmTransferForm({ settings }: { settings: CrmTransferSettings }) {
  const form = useForm<Fields>({
    defaultValues: {
      chosen: Object.fromEntries(leadKinds.map((kind) => [kind, settings.kinds.includes(kind)])),
    },
  });
  const saving = useSaveSettings({
    queryKey: crmTransferSettingsQuery.queryKey,
    version: settings.version,
    save: ({ chosen }: Fields, version: number) =>
      save({ kinds: leadKinds.filter((kind) => chosen[kind] === true), version }),
    savedText: 'Auswahl gespeichert',
  });
  return (
    <StaffForm
      label="Anfragen in Propstack anlegen"
      form={form}
      mutation={saving}
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
    </StaffForm>
  );
}
