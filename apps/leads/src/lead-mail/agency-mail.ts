import { type Lead, type LeadProperty, visitorEmail, visitorName } from '../lead/lead.ts';
import { agencyLetter } from '../letters/compose.ts';
import { type Links } from '../letters/links.ts';
import { plainLetter } from '../letters/plain-letter.ts';
import { responsibleFor } from '../letters/responsible.ts';
import { type AgencyMail, type MailForm } from './agency-delivery.ts';

export const plainForm = (lead: Lead): MailForm => ({ write: () => plainLetter(lead), isPlain: true });

/** The mail about one lead, to whoever is responsible for it. */
export function agencyMail(lead: Lead, property: LeadProperty | null, links: Links): AgencyMail {
  const address = visitorEmail(lead);
  return {
    to: responsibleFor(lead, property),
    forms: [
      {
        write: () => agencyLetter(lead, property, links),
        replyTo: address ? { name: visitorName(lead), address } : undefined,
      },
      plainForm(lead),
    ],
    messageId: `${lead._id}.agency`,
  };
}
