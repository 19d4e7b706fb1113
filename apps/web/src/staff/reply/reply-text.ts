import { brokerByEmail } from '@estate/content/brokers';
import { emptyReplyText } from '@estate/content/reply-templates';
import { fillIn } from '@estate/domain/forms/facts';
import type { ReplyPlaceholder } from '@estate/domain/forms/reply';
import type { LeadDetail } from '../../shared/api/types.ts';

type Lead = Pick<LeadDetail, 'name' | 'property' | 'reply'>;

/** Name of the sender for the account with this e-mail address; the leads service uses the same rule. */
export const senderOf = ({ reply }: Pick<Lead, 'reply'>, email: string): string =>
  brokerByEmail(email)?.name ?? reply.broker;

/** Replaces the placeholders of a template by the data of the lead. */
export function filledTemplate(text: string, lead: Lead, email: string): string {
  const title = lead.property?.title;
  const values: Record<ReplyPlaceholder, string> = {
    Anrede: lead.reply.greeting,
    Name: lead.name,
    Immobilie: title === undefined ? 'Ihrem Anliegen' : `„${title}“`,
    Makler: senderOf(lead, email),
  };
  return fillIn(text, values);
}

/** Initial text of a reply: greeting and signature. */
export const emptyReply = (lead: Lead, email: string): string => filledTemplate(emptyReplyText, lead, email);
