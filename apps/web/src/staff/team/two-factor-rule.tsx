import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { sessionQuery } from '../session/session.ts';
import { QueryState } from '../ui/query-state.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const settingsQuery = queryOptions({ ...getQuery('/api/admin/staff-settings'), staleTime: 0 });

type StaffSettings = Awaited<ReturnType<ReturnType<typeof saveRule>>>;

const saveRule = (two_factor_required: boolean) => (password: string) =>
  bodyOf(api.PUT('/api/admin/staff-settings', { body: { two_factor_required, password } }));

/** What the rule means for the accounts that have no second factor yet. */
const consequence = (names: readonly string[]): string =>
  names.length === 0
    ? 'Alle Konten haben schon einen.'
    : `Noch keinen ${names.length === 1 ? 'hat' : 'haben'}: ${names.join(', ')}. Dort geht es erst weiter, wenn er eingerichtet ist, auch in offenen Sitzungen.`;

/**
 * Setting that requires a second factor of all accounts. `withoutFactor` are the names of the accounts that would have
 * to set one up.
 */
export function TwoFactorRule({ withoutFactor }: { withoutFactor: readonly string[] }) {
  const queryClient = useQueryClient();
  const settings = useQuery(settingsQuery);
  const [wanted, setWanted] = useState<boolean>();
  const close = () => setWanted(undefined);
  const onDone = (saved: StaffSettings) => {
    queryClient.setQueryData(settingsQuery.queryKey, saved);
    showToast({
      tone: 'success',
      title: saved.two_factor_required
        ? 'Alle Konten brauchen jetzt einen zweiten Faktor'
        : 'Der zweite Faktor ist wieder freiwillig',
    });
    close();
    return queryClient.invalidateQueries(sessionQuery);
  };
  return (
    <Panel mt="6" maxW="44rem" aria-labelledby="faktor-fuer-alle">
      <chakra.h2 id="faktor-fuer-alle" fontSize="md" mb="4">
        Zweiter Faktor für alle
      </chakra.h2>
      <QueryState query={settings} subject="Die Einstellung" />
      {settings.data && (
        <CheckField
          name="two_factor_required"
          label="Alle Konten brauchen einen zweiten Faktor. Wer noch keinen hat, richtet ihn vor der nächsten Arbeit ein."
          checked={settings.data.two_factor_required}
          onChange={({ target }) => setWanted(target.checked)}
        />
      )}
      {wanted !== undefined && (
        <PasswordDialog
          title={wanted ? 'Zweiten Faktor von allen verlangen?' : 'Zweiten Faktor freistellen?'}
          action={wanted ? 'Von allen verlangen' : 'Freistellen'}
          change={saveRule(wanted)}
          onDone={onDone}
          onCancel={close}
        >
          <p>{wanted ? consequence(withoutFactor) : 'Danach genügt bei jedem Konto das Passwort.'}</p>
        </PasswordDialog>
      )}
    </Panel>
  );
}
