import { type Lead, type LeadProperty } from '../lead/lead.ts';
import { type Letter } from '../mail/letter.ts';
import { contactConfirmation, contactMessageLetter } from './contact-letters.ts';
import { exposeConfirmation, exposeRequestLetter } from './expose-letters.ts';
import { type Links } from './links.ts';
import { responsibleFor } from './responsible.ts';
import { searchConfirmation, searchRequestLetter } from './search-letters.ts';
import { valuationConfirmation, valuationLetter } from './valuation-letters.ts';

export function agencyLetter(lead: Lead, property: LeadProperty | null, links: Links): Letter {
  switch (lead.kind) {
    case 'expose':
      return exposeRequestLetter(lead, property, links);
    case 'search':
      return searchRequestLetter(lead);
    case 'valuation':
      return valuationLetter(lead);
    case 'contact':
      return contactMessageLetter(lead);
  }
}

export function visitorLetter(lead: Lead, property: LeadProperty | null, links: Links): Letter {
  switch (lead.kind) {
    case 'expose':
      return exposeConfirmation(lead, property, responsibleFor(lead, property).name, links);
    case 'search':
      return searchConfirmation(lead, links);
    case 'valuation':
      return valuationConfirmation(lead, links);
    case 'contact':
      return contactConfirmation(links);
  }
}
