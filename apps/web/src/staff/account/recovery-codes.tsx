import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { focusOnMount } from '../../shared/ui/focus-on-mount.ts';
import { accountQuery, renewRecoveryCodes } from './account-query.ts';
import { CodeList } from './code-list.tsx';
import { PasswordStep } from './password-step.tsx';

const fewCodes = 3;

const leftText = (left: number) => {
  if (left === 0) return 'Alle Wiederherstellungscodes sind verbraucht.';
  return left === 1
    ? 'Noch ein Wiederherstellungscode ist gültig.'
    : `Noch ${left} Wiederherstellungscodes sind gültig.`;
};

export function RecoveryCodes({ left }: { left: number }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <chakra.div mb="6">
      <chakra.p mb="3" fontWeight={left < fewCodes ? 'semibold' : 'normal'}>
        {leftText(left)}
        {left < fewCodes && ' Bitte erneuern Sie sie, bevor Sie Ihr Telefon verlieren.'}
      </chakra.p>
      {codes.length > 0 ? (
        <div role="status">
          <p ref={focusOnMount} tabIndex={-1}>
            Das sind Ihre neuen Codes; die bisherigen gelten nicht mehr. Sie werden nur jetzt gezeigt.
          </p>
          <CodeList codes={codes} />
        </div>
      ) : isAsking ? (
        <PasswordStep
          label="Codes erneuern"
          takesFocus
          action={renewRecoveryCodes}
          onDone={({ backupCodes }) => {
            setCodes(backupCodes);
            return queryClient.invalidateQueries(accountQuery);
          }}
        />
      ) : (
        <Button tone="outline" size="sm" onClick={() => setAsking(true)}>
          Wiederherstellungscodes erneuern
        </Button>
      )}
    </chakra.div>
  );
}
