import { type Lead } from '../kinds/registry.ts';
import { type LeadProperty, type Recipient } from '../lead/lead.ts';
import { emailOf, nameOf } from '../lead/person.ts';
import { agencyLetter } from '../letters/compose.ts';
import { type Links } from '../letters/links.ts';
import { plainLetter } from '../letters/plain-letter.ts';
import { responsibleFor } from '../letters/responsible.ts';
import { type AgencyMail, type MailForm } from './agency-delivery.ts';

export const plainForm = (lead: Lead): MailForm => ({ write: () => plainLetter(lead), isPlain: true });

/** The same at every attempt; another one for each time that staff order the mail again. */
export function messageIdOf({ _id, mails }: Pick<Lead, '_id' | 'mails'>, recipient: Recipient): string {
  const { resends } = mails[recipient];
  return [_id, recipient, ...(resends ? [resends] : [])].join('.');
}

/** The mail about one lead to the responsible recipient. */
export function agencyMail(lead: Lead, property: LeadProperty | null, links: Links): AgencyMail {
  const address = emailOf(lead.form);
  return {
    to: responsibleFor(lead, property),
    forms: [
      {
        write: () => agencyLetter(lead, property, links),
        replyTo: address ? { name: nameOf(lead.form), address } : undefined,
      },
      plainForm(lead),
    ],
    messageId: messageIdOf(lead, 'agency'),
  };
}
