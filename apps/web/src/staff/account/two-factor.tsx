import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/client.ts';
import { answered } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { sessionQuery } from '../session/session.ts';
import { teamQuery } from '../team/team-query.ts';
import { QueryState } from '../ui/query-state.tsx';
import { NewKey, type TwoFactorKey } from './new-key.tsx';
import { PasswordStep } from './password-step.tsx';

const enableTwoFactor = (password: string) =>
  answered(api.POST('/api/auth/two-factor/enable', { body: { password } }));

const disableTwoFactor = (password: string) =>
  answered(api.POST('/api/auth/two-factor/disable', { body: { password } }));

/** Turns the own second factor on or off; both need the password. */
export function TwoFactor({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const team = useQuery(teamQuery);
  const [key, setKey] = useState<TwoFactorKey | null>(null);
  const changed = (title: string) => {
    setKey(null);
    showToast({ tone: 'success', title });
    return Promise.all([
      queryClient.invalidateQueries(teamQuery),
      queryClient.invalidateQueries(sessionQuery),
    ]);
  };

  if (!team.data) {
    return (
      <QueryState
        query={team}
        loading="Ihr Konto wird geladen"
        failed="Ihr Konto konnte nicht geladen werden"
      />
    );
  }
  if (key) return <NewKey value={key} onDone={() => changed('Der zweite Faktor ist eingeschaltet')} />;
  const isOn = team.data.items.some(({ id, two_factor }) => id === userId && two_factor);
  return isOn ? (
    <>
      <chakra.p mb="4">
        Eingeschaltet: Nach dem Passwort fragt die Anmeldung nach einem Code aus Ihrer App.
      </chakra.p>
      <PasswordStep
        key="disable"
        label="Zweiten Faktor ausschalten"
        action={disableTwoFactor}
        onDone={() => changed('Der zweite Faktor ist ausgeschaltet')}
      />
    </>
  ) : (
    <>
      <chakra.p mb="4">
        Ausgeschaltet. Mit einer Authenticator-App schützen Sie Ihr Konto auch dann, wenn jemand Ihr Passwort
        kennt.
      </chakra.p>
      <PasswordStep key="enable" label="Zweiten Faktor einrichten" action={enableTwoFactor} onDone={setKey} />
    </>
  );
}
