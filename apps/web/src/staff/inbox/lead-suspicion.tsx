import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Callout } from '../ui/callouts.tsx';

/** Reason why a lead is suspected of spam, and which of its mails are withheld therefore. */
export function LeadSuspicion({ lead: { suspicion, mails } }: { lead: LeadDetail }) {
  return (
    <Callout as="section" aria-label="Spamverdacht">
      <chakra.h3 fontSize="sm" mb="1">
        Spamverdacht
      </chakra.h3>
      <p>
        {suspicion}.{mails.agency === 'pending' && ' Diese Anfrage steht nur in der Sammelmail am Morgen.'}
        {mails.visitor === 'skipped' && ' Eine Bestätigung ging nicht hinaus.'}
      </p>
    </Callout>
  );
}
