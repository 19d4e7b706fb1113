import { brokerByEmail } from '@estate/content/brokers';
import { fillIn } from '@estate/domain/forms/facts';
import type { ReplyPlaceholder } from '@estate/domain/forms/reply';
import type { LeadDetail } from '../../shared/api/types.ts';

type Lead = Pick<LeadDetail, 'name' | 'property' | 'reply'>;

/** In whose name the account of this address writes (leads says the same). */
export const senderOf = ({ reply }: Pick<Lead, 'reply'>, email: string): string =>
  brokerByEmail(email)?.name ?? reply.broker;

/** A template with the data of the lead in place of its placeholders. */
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

/** What stands in a reply before anybody writes. */
export const emptyReply = (lead: Lead, email: string): string =>
  filledTemplate('{Anrede},\n\n\n\nMit freundlichen Grüßen\n{Makler}', lead, email);
