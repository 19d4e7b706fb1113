import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAccount } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { sessionQuery } from '../session/session.ts';
import { focusOnMount } from '../../shared/ui/focus-on-mount.ts';
import { accountQuery, disableTwoFactor, enableTwoFactor } from './account-query.ts';
import { NewTwoFactorKey, type TwoFactorKey } from './new-two-factor-key.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Switches the own second factor on or off; both require the password. */
export function TwoFactor({
  account: { two_factor, recovery_codes, two_factor_required },
}: {
  account: OwnAccount;
}) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState<TwoFactorKey | null>(null);
  const [isChanged, setChanged] = useState(false);
  // The form that had the focus is removed after a change, so the text about the new state takes the focus.
  const focused = { tabIndex: -1, ...(isChanged ? { ref: focusOnMount } : {}) };
  const onChanged = async (title: string) => {
    showToast({ tone: 'success', title });
    await Promise.all([
      queryClient.invalidateQueries(accountQuery),
      queryClient.invalidateQueries(sessionQuery),
    ]);
    setKey(null);
    setChanged(true);
  };

  if (key)
    return <NewTwoFactorKey value={key} onDone={() => onChanged('Der zweite Faktor ist eingeschaltet')} />;
  if (!two_factor) {
    return (
      <>
        {!two_factor_required && (
          <chakra.p key="off" mb="4" {...focused}>
            Ausgeschaltet. Mit einer Authenticator-App schützen Sie Ihr Konto auch dann, wenn jemand Ihr
            Passwort kennt.
          </chakra.p>
        )}
        <PasswordStep
          key="enable"
          label="Zweiten Faktor einrichten"
          action={enableTwoFactor}
          onDone={setKey}
        />
      </>
    );
  }
  return (
    <>
      <chakra.p key="on" mb="4" {...focused}>
        Eingeschaltet: Nach dem Passwort fragt die Anmeldung nach einem Code aus Ihrer App.
      </chakra.p>
      <RecoveryCodes left={recovery_codes ?? 0} />
      {two_factor_required ? (
        <p>Alle Konten brauchen einen zweiten Faktor. Er lässt sich deshalb nicht ausschalten.</p>
      ) : (
        <PasswordStep
          key="disable"
          label="Zweiten Faktor ausschalten"
          action={disableTwoFactor}
          onDone={() => onChanged('Der zweite Faktor ist ausgeschaltet')}
        />
      )}
    </>
  );
}
