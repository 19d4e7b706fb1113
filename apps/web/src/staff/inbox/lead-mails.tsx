import { type MailRecipient, mailRecipients } from '@estate/domain/forms/lead-filter';
import { leadMailStateLabels, mailRecipientLabels } from '@estate/domain/forms/lead-words';
import { Send } from 'lucide-react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { MomentTime } from '../ui/moment-time.tsx';
import { resendMail } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

const colors = {
  sent: 'success',
  failed: 'danger',
  pending: 'brassDeep',
  sending: 'brassDeep',
  skipped: 'inkMuted',
} as const;

const momentOf = ({ state, sent_at, next_attempt_at }: LeadDetail['mail']['agency']) => {
  if (state === 'sent' && sent_at) return { at: sent_at, word: '' };
  return state === 'pending' && next_attempt_at ? { at: next_attempt_at, word: 'nächster Versuch ' } : null;
};

/** How both mails stand; each can be sent again. */
export function LeadMails({ lead }: { lead: LeadDetail }) {
  const resend = useLeadAction(
    lead.id,
    (mail: MailRecipient) => resendMail(lead.id, mail),
    'Die Mail wird gesendet',
  );
  return (
    <chakra.ul display="grid" gap="3">
      {mailRecipients.map((recipient) => {
        const mail = lead.mail[recipient];
        const moment = momentOf(mail);
        const canSend = !lead.suspicious && (recipient === 'agency' || lead.email !== undefined);
        return (
          <chakra.li key={recipient} display="flex" gap="3" alignItems="flex-start">
            <chakra.div flex="1" minW="0">
              <chakra.span color="inkMuted">{mailRecipientLabels[recipient]}: </chakra.span>
              <chakra.span color={colors[mail.state]} fontWeight="semibold">
                {leadMailStateLabels[mail.state]}
              </chakra.span>
              {moment && (
                <chakra.span color="inkMuted">
                  {', '}
                  {moment.word}
                  <MomentTime at={moment.at} />
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
                aria-label={`${mailRecipientLabels[recipient]} erneut senden`}
                onClick={() => resend.mutate(recipient)}
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
