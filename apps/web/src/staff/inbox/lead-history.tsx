import { type MailRecipient } from '@estate/domain/forms/lead-filter';
import { leadEventLabels, mailRecipientLabels } from '@estate/domain/forms/lead-words';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { MomentTime } from '../ui/moment-time.tsx';

type LeadEvent = LeadDetail['history'][number];

const isRecipient = (text: string | undefined): text is MailRecipient =>
  text === 'agency' || text === 'visitor';

function textOf({ what, detail }: LeadEvent, nameOf: (account: string) => string): string {
  if (what === 'assigned') return detail ? `zugewiesen an ${nameOf(detail)}` : 'niemandem mehr zugewiesen';
  if (what === 'resent') {
    return `erneut gesendet: ${isRecipient(detail) ? mailRecipientLabels[detail] : 'Mail'}`;
  }
  return what === 'released' && detail
    ? `${leadEventLabels[what]} (Verdacht war: ${detail})`
    : leadEventLabels[what];
}

/** Who did what with a lead, the last first. */
export function LeadHistory({
  history,
  nameOf,
}: Pick<LeadDetail, 'history'> & { nameOf: (account: string) => string }) {
  if (history.length === 0) return <chakra.p color="inkMuted">Noch nichts</chakra.p>;
  return (
    <chakra.ol display="grid" gap="1">
      {history.toReversed().map((event, index) => (
        <li key={index}>
          <chakra.span color="inkMuted">
            <MomentTime at={event.at} />
            {' · '}
            {nameOf(event.by)}:{' '}
          </chakra.span>
          {textOf(event, nameOf)}
        </li>
      ))}
    </chakra.ol>
  );
}
