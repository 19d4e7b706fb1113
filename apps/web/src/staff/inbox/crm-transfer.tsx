import { type ContactField, contactFieldLabels } from '@estate/domain/forms/crm-transfer';
import { Check, FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeadDetail, CrmTransfer } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Callout } from '../ui/callouts.tsx';
import { Facts } from '../ui/facts.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { passFocusToHeading } from './focus.ts';
import { orderCrmTransfer } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

const Word = chakra('span', {
  base: { fontWeight: 'semibold' },
  variants: {
    state: {
      waiting: { color: 'brassDeep' },
      transferred: { color: 'success' },
      failed: { color: 'danger' },
    },
  },
});

const words = {
  waiting: 'Wird in Propstack angelegt',
  transferred: 'In Propstack angelegt',
  failed: 'Nicht in Propstack angelegt',
} as const;

/** Labels for a lead that is already in the CRM. A further transfer overwrites a field of the CRM's contact. */
const againWords = {
  ...words,
  waiting: 'Wird in Propstack übernommen',
  failed: 'Nicht in Propstack übernommen',
} as const;

function State({ transfer: { state, reason, transferred_at, next_attempt_at } }: { transfer: CrmTransfer }) {
  return (
    <div role="status">
      <Word state={state}>{(transferred_at ? againWords : words)[state]}</Word>
      {state === 'transferred' && transferred_at && (
        <chakra.span color="inkMuted">
          {', '}
          <TimeInWords at={transferred_at} />
        </chakra.span>
      )}
      {next_attempt_at && (
        <chakra.span color="inkMuted">
          {', nächster Versuch '}
          <TimeInWords at={next_attempt_at} />
        </chakra.span>
      )}
      {reason && (
        <chakra.p color="inkMuted" overflowWrap="anywhere">
          {reason}
        </chakra.p>
      )}
    </div>
  );
}

const known = ', war schon bekannt: Nur was dort fehlte, wurde ergänzt';

function Records({
  transfer: { contact_id, was_known, task_id, saved_query_id },
}: {
  transfer: CrmTransfer;
}) {
  if (contact_id === undefined) return null;
  return (
    <Facts
      facts={{
        Kontakt: `${contact_id}${was_known ? known : ', neu angelegt'}`,
        Notiz: task_id,
        Suchauftrag: saved_query_id,
      }}
    />
  );
}

/** Fields in which the CRM's contact differs from the lead; each can be overwritten with the lead's value. */
function Conflicts({
  transfer: { conflicts },
  isPending,
  onTake,
}: {
  transfer: CrmTransfer;
  isPending: boolean;
  onTake: (field: ContactField) => void;
}) {
  if (conflicts.length === 0) return null;
  return (
    <Callout>
      <chakra.h4 fontSize="sm" mb="1">
        Weicht von der Anfrage ab
      </chakra.h4>
      <chakra.p color="inkMuted" mb="3">
        In Propstack steht weiter, was dort stand. Übernehmen Sie, was aus der Anfrage gelten soll.
      </chakra.p>
      <chakra.ul display="grid" gap="3">
        {conflicts.map(({ field, theirs, ours }) => (
          <chakra.li
            key={field}
            ref={passFocusToHeading}
            display="flex"
            flexWrap="wrap"
            gap="3"
            alignItems="center"
          >
            <chakra.div flex="1" minW="12rem">
              <Facts
                facts={{
                  [`${contactFieldLabels[field]} in Propstack`]: theirs,
                  [`${contactFieldLabels[field]} in der Anfrage`]: ours,
                }}
              />
            </chakra.div>
            <Button
              tone="outline"
              size="sm"
              minH="9"
              disabled={isPending}
              aria-label={`${contactFieldLabels[field]} aus der Anfrage übernehmen`}
              onClick={() => onTake(field)}
            >
              <Check size={16} strokeWidth={1.5} aria-hidden />
              Übernehmen
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Callout>
  );
}

/** Button that transfers a lead to the CRM or retries; absent if there is nothing to do. */
function OrderButton({
  transfer,
  isPending,
  onOrder,
}: {
  transfer: CrmTransfer | undefined;
  isPending: boolean;
  onOrder: () => void;
}): ReactNode {
  const label = {
    none: 'In Propstack anlegen',
    failed: 'Erneut versuchen',
    waiting: transfer?.next_attempt_at ? 'Jetzt versuchen' : null,
    transferred: null,
  }[transfer?.state ?? 'none'];
  if (label === null) return null;
  return (
    <Button
      ref={passFocusToHeading}
      tone="outline"
      size="sm"
      minH="9"
      justifySelf="start"
      disabled={isPending}
      onClick={onOrder}
    >
      <FileUp size={16} strokeWidth={1.5} aria-hidden />
      {label}
    </Button>
  );
}

/** State of a lead's transfer to the CRM. A lead suspected of spam is not transferred. */
export function CrmTransferPanel({ lead: { id, crm_transfer, suspicious } }: { lead: LeadDetail }) {
  const order = useLeadAction(id, (overwrite?: ContactField) => orderCrmTransfer(id, overwrite));
  const isPending = order.isPending || crm_transfer?.state === 'waiting';
  return (
    <chakra.div display="grid" gap="3">
      {crm_transfer ? (
        <>
          <State transfer={crm_transfer} />
          <Records transfer={crm_transfer} />
          <Conflicts transfer={crm_transfer} isPending={isPending || suspicious} onTake={order.mutate} />
        </>
      ) : (
        <chakra.p color="inkMuted">
          {suspicious
            ? 'Solange der Spamverdacht besteht, geht diese Anfrage nicht nach Propstack.'
            : 'Noch nicht in Propstack'}
        </chakra.p>
      )}
      {!suspicious && (
        <OrderButton
          transfer={crm_transfer}
          isPending={order.isPending}
          onOrder={() => order.mutate(undefined)}
        />
      )}
    </chakra.div>
  );
}
