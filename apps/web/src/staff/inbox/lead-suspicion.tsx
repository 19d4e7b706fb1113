import { ShieldCheck } from 'lucide-react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { releaseLead } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

/** Why a lead is held back, and the way to let it go. */
export function LeadSuspicion({ lead: { id, suspicion } }: { lead: LeadDetail }) {
  const release = useLeadAction(id, () => releaseLead(id), 'Kein Spam: Die Mails werden gesendet');
  return (
    <chakra.section
      aria-label="Spamverdacht"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="4"
      bg="sand"
      borderRadius="card"
      borderLeftWidth="4px"
      borderLeftColor="brass"
    >
      <chakra.div flex="1" minW="14rem">
        <chakra.h3 fontSize="sm" mb="1">
          Spamverdacht
        </chakra.h3>
        <p>
          {suspicion}. Diese Anfrage steht nur in der Sammelmail am Morgen; eine Bestätigung ging nicht
          hinaus.
        </p>
      </chakra.div>
      <Button tone="outline" size="sm" disabled={release.isPending} onClick={() => release.mutate(undefined)}>
        <ShieldCheck size={18} strokeWidth={1.5} aria-hidden />
        Kein Spam
      </Button>
    </chakra.section>
  );
}
