import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { sessionQuery } from '../session/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { showFailure } from '../ui/show-failure.ts';

const settingsQuery = queryOptions({
  queryKey: ['/api/admin/staff-settings'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/staff-settings', { signal })),
  staleTime: 0,
});

/**
 * Setting that requires a second factor of all accounts. `withoutFactor` is the number of accounts that would have to
 * set one up.
 */
export function TwoFactorRule({ withoutFactor }: { withoutFactor: number }) {
  const queryClient = useQueryClient();
  const settings = useQuery(settingsQuery);
  const [isConfirming, setConfirming] = useState(false);
  const saving = useMutation({
    mutationFn: (two_factor_required: boolean) =>
      bodyOf(api.PUT('/api/admin/staff-settings', { body: { two_factor_required } })),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      showToast({
        tone: 'success',
        title: saved.two_factor_required
          ? 'Alle Konten brauchen jetzt einen zweiten Faktor'
          : 'Der zweite Faktor ist wieder freiwillig',
      });
      return queryClient.invalidateQueries(sessionQuery);
    },
    onError: (error) => showFailure(error),
    onSettled: () => setConfirming(false),
  });
  return (
    <Panel mt="6" maxW="44rem" aria-labelledby="faktor-fuer-alle">
      <chakra.h2 id="faktor-fuer-alle" fontSize="md" mb="4">
        Zweiter Faktor für alle
      </chakra.h2>
      <QueryState
        query={settings}
        loading="Die Einstellung wird geladen"
        failed="Die Einstellung konnte nicht geladen werden"
      />
      {settings.data && (
        <CheckField
          name="two_factor_required"
          label="Alle Konten brauchen einen zweiten Faktor. Wer noch keinen hat, richtet ihn vor der nächsten Arbeit ein."
          checked={settings.data.two_factor_required}
          disabled={saving.isPending}
          onChange={({ target }) => (target.checked ? setConfirming(true) : saving.mutate(false))}
        />
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Zweiten Faktor von allen verlangen?"
          action="Von allen verlangen"
          isPending={saving.isPending}
          onConfirm={() => saving.mutate(true)}
          onCancel={() => setConfirming(false)}
        >
          <p>
            {withoutFactor === 0
              ? 'Alle Konten haben schon einen.'
              : `${withoutFactor === 1 ? 'Ein Konto hat' : `${withoutFactor} Konten haben`} noch keinen. Dort geht es erst weiter, wenn er eingerichtet ist, auch in offenen Sitzungen.`}
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
