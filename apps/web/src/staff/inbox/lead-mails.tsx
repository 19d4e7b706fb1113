import { mailRecipients } from '@estate/domain/forms/lead-filter';
import { leadMailStateLabels, mailRecipientLabels } from '@estate/domain/forms/lead-words';
import { Send } from 'lucide-react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { exactMoment } from '../ui/moment.ts';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { resendMail } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

type Mail = LeadDetail['mail']['agency'];

const colors = {
  sent: 'success',
  failed: 'danger',
  pending: 'brassDeep',
  sending: 'brassDeep',
  skipped: 'inkMuted',
} as const;

const momentOf = ({ state, sent_at, next_attempt_at }: Mail) => {
  if (state === 'sent' && sent_at) return { at: sent_at, word: '' };
  return state === 'pending' && next_attempt_at ? { at: next_attempt_at, word: 'nächster Versuch ' } : null;
};

const mailsOf = ({ mail, replies }: LeadDetail): { id: string; label: string; mail: Mail }[] => [
  ...mailRecipients.map((id) => ({ id, label: mailRecipientLabels[id], mail: mail[id] })),
  ...replies.map((reply) => ({
    id: reply.id,
    label: `Antwort vom ${exactMoment(reply.at)}`,
    mail: reply.mail,
  })),
];

export function LeadMails({ lead }: { lead: LeadDetail }) {
  const resend = useLeadAction(
    lead.id,
    (mail: string) => resendMail(lead.id, mail),
    'Die Mail wird gesendet',
  );
  return (
    <chakra.ul display="grid" gap="3">
      {mailsOf(lead).map(({ id, label, mail }) => {
        const moment = momentOf(mail);
        const canSend = !lead.suspicious && (id === 'agency' || lead.email !== undefined);
        return (
          <chakra.li key={id} display="flex" gap="3" alignItems="flex-start">
            <chakra.div flex="1" minW="0">
              <chakra.span color="inkMuted">{label}: </chakra.span>
              <chakra.span color={colors[mail.state]} fontWeight="semibold">
                {leadMailStateLabels[mail.state]}
              </chakra.span>
              {moment && (
                <chakra.span color="inkMuted">
                  {', '}
                  {moment.word}
                  <TimeInWords at={moment.at} />
                </chakra.span>
              )}
              {mail.reason && (
                <chakra.p color="inkMuted" overflowWrap="anywhere">
                  {mail.reason}
                </chakra.p>
              )}
            </chakra.div>
            {canSend && (
              <Button
                tone="outline"
                size="sm"
                minH="9"
                disabled={resend.isPending || mail.state === 'sending'}
                aria-label={`${label} erneut senden`}
                onClick={() => resend.mutate(id)}
              >
                <Send size={16} strokeWidth={1.5} aria-hidden />
                Erneut senden
              </Button>
            )}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
