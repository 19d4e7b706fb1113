import { type LeadToTransfer } from '@estate/contracts/leads/crm-transfer';
import { type AnyForm, type Lead } from '../lead/lead.ts';
import { hamburgDate } from '../lead/due.ts';
import { firstAndLastName } from '../lead/person.ts';
import { agencyLetter } from '../mail/lead-letters.ts';
import { asHtmlPart } from '../mail/letter-html.ts';
import { asText } from '../mail/letter.ts';
import { type Links } from '../mail/links.ts';

/** The data of a lead that are transferred to the CRM, with the text of the mail to the agency. */
export function leadToTransfer(lead: Lead, links: Links): LeadToTransfer {
  const { _id, kind, form, property, delete_after, crm_transfer } = lead;
  const { salutation, email, phone, propertyId }: AnyForm = form;
  const letter = agencyLetter(lead, property, links);
  return {
    id: _id,
    person: { ...firstAndLastName(form), salutation, email, phone },
    title: letter.subject,
    html: asHtmlPart(letter),
    text: asText(letter),
    property_id: propertyId,
    ...(kind === 'search' ? { search: form } : {}),
    delete_after: hamburgDate(delete_after),
    ...(crm_transfer?.contact_id == null ? {} : { contact_id: crm_transfer.contact_id }),
    overwrite: crm_transfer?.overwrite ?? [],
  };
}
