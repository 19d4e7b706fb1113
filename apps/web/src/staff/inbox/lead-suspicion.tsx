import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';

/** Why a lead is held back, and which of its mails are. */
export function LeadSuspicion({ lead: { suspicion, mails } }: { lead: LeadDetail }) {
  return (
    <chakra.section
      aria-label="Spamverdacht"
      p="4"
      bg="sand"
      borderRadius="card"
      borderLeftWidth="4px"
      borderLeftColor="brass"
    >
      <chakra.h3 fontSize="sm" mb="1">
        Spamverdacht
      </chakra.h3>
      <p>
        {suspicion}.{mails.agency === 'pending' && ' Diese Anfrage steht nur in der Sammelmail am Morgen.'}
        {mails.visitor === 'skipped' && ' Eine Bestätigung ging nicht hinaus.'}
      </p>
    </chakra.section>
  );
}
