import { germanDay } from '@estate/domain/text/german-day';
import { type ContactField, contactFieldLabels } from '@estate/domain/forms/crm-transfer';
import { type LeadState, type MailRecipient } from '@estate/domain/forms/lead-filter';
import { leadEventLabels, leadStateLabels, mailRecipientLabels } from '@estate/domain/forms/lead-words';
import type { LeadDetail, LeadReply } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { FileList } from '../reply/file-list.tsx';
import { Quote } from '../ui/callouts.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';

type LeadEvent = LeadDetail['history'][number];

const isRecipient = (text: string | undefined): text is MailRecipient =>
  text === 'agency' || text === 'visitor';

function textOf({ what, detail }: LeadEvent, nameOf: (account: string) => string): string {
  if (what === 'assigned') return detail ? `zugewiesen an ${nameOf(detail)}` : 'niemandem mehr zugewiesen';
  if (what === 'state' && detail) return `Stand: ${leadStateLabels[detail as LeadState]}`;
  if (what === 'snoozed')
    return detail ? `Wiedervorlage am ${germanDay(detail)}` : 'Wiedervorlage aufgehoben';
  if (what === 'resent') {
    return `erneut gesendet: ${isRecipient(detail) ? mailRecipientLabels[detail] : 'Antwort'}`;
  }
  if (what === 'overwritten' && detail)
    return `${leadEventLabels[what]}: ${contactFieldLabels[detail as ContactField]}`;
  if (what === 'price-changed' && detail) return `${leadEventLabels[what]}: ${detail}`;
  return what === 'released' && detail
    ? `${leadEventLabels[what]} (Verdacht war: ${detail})`
    : leadEventLabels[what];
}

const ReplyText = ({ lead, reply: { from, subject, text, files } }: { lead: string; reply: LeadReply }) => (
  <chakra.details display="inline-block" verticalAlign="top" maxW="measure">
    <chakra.summary cursor="pointer" py="1">
      {leadEventLabels.replied} als {from}: {subject}
    </chakra.summary>
    <Quote mb="2">{text}</Quote>
    <FileList lead={lead} files={files} />
  </chakra.details>
);

export function LeadHistory({
  lead: { id, history, replies },
  nameOf,
}: {
  lead: Pick<LeadDetail, 'id' | 'history' | 'replies'>;
  nameOf: (account: string) => string;
}) {
  if (history.length === 0) return <chakra.p color="inkMuted">Noch nichts</chakra.p>;
  return (
    <chakra.ol display="grid" gap="1">
      {history.toReversed().map((event, index) => {
        const reply = event.what === 'replied' && replies.find((candidate) => candidate.id === event.detail);
        return (
          <li key={index}>
            <chakra.span color="inkMuted">
              <TimeInWords at={event.at} />
              {' · '}
              {event.by === '' ? 'Von selbst' : nameOf(event.by)}:{' '}
            </chakra.span>
            {reply ? <ReplyText lead={id} reply={reply} /> : textOf(event, nameOf)}
          </li>
        );
      })}
    </chakra.ol>
  );
}
