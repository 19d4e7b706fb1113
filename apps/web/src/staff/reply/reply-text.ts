import { senderOf } from '@estate/content/brokers';
import { newReplyText } from '@estate/content/reply-templates';
import { fillIn } from '@estate/domain/forms/facts';
import type { ReplyPlaceholder } from '@estate/domain/forms/reply';
import type { LeadDetail } from '../../shared/api/types.ts';

type Lead = Pick<LeadDetail, 'name' | 'property' | 'reply'>;

/** Replaces the placeholders of a template by the data of the lead. `broker` is the one that the account is. */
export function filledTemplate(text: string, lead: Lead, broker: string | null): string {
  const title = lead.property?.title;
  const values: Record<ReplyPlaceholder, string> = {
    Anrede: lead.reply.greeting,
    Name: lead.name,
    Immobilie: title === undefined ? 'Ihrem Anliegen' : `„${title}“`,
    Makler: senderOf(broker).name,
  };
  return fillIn(text, values);
}

/** Initial text of a reply: greeting and signature. */
export const initialReplyText = (lead: Lead, broker: string | null): string =>
  filledTemplate(newReplyText, lead, broker);
