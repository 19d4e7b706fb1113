import { type Lead } from '../kinds/registry.ts';
import { type LeadProperty } from '../lead/lead.ts';
import { emailOf, nameOf } from '../lead/person.ts';
import { agencyLetter } from '../letters/compose.ts';
import { type Links } from '../letters/links.ts';
import { plainLetter } from '../letters/plain-letter.ts';
import { responsibleFor } from '../letters/responsible.ts';
import { type AgencyMail, type MailForm } from './agency-delivery.ts';

export const plainForm = (lead: Lead): MailForm => ({ write: () => plainLetter(lead), isPlain: true });

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
    messageId: `${lead._id}.agency`,
  };
}
