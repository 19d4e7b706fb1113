import { type LeadKind } from '@estate/domain/forms/all-forms';
import { type Lead, type LeadProperty, noHandlingChanges } from '../src/lead/lead.ts';
import { responsibleFor } from '../src/lead/responsible.ts';
import { agencyLetter, visitorLetter } from '../src/mail/lead-letters.ts';
import { Links } from '../src/mail/links.ts';
import { asText, type Letter } from '../src/mail/letter.ts';

const links = new Links({ PUBLIC_URL: 'https://makler.example' });
const asRead = (letter: Letter) => `${letter.subject}\n\n${asText(letter)}`;

/** A stored lead with this form. */
export const leadWith = <K extends LeadKind>(kind: K, form: Lead<K>['form']) => ({
  _id: 'lead-1',
  kind,
  form,
  consent: { version: 'v-2026-11', text: 'Ich stimme zu.', at: new Date('2026-11-22T10:00:00Z') },
  property: null,
  price_range: null,
  client_ip: null,
  suspicion: null,
  mails: { agency: 'pending' as const, visitor: 'pending' as const },
  received_at: new Date('2026-11-22T10:00:00Z'),
  delete_after: new Date('2027-11-22T10:00:00Z'),
  body_hash: '',
  handling: {
    state: 'new' as const,
    due_at: new Date('2026-11-23T17:00:00Z'),
    version: 0,
    changed: noHandlingChanges,
  },
  search: '',
  person_keys: [],
});

/** Subject and text of both letters, and the recipient at the agency. */
export const lettersOf = (lead: Lead, property: LeadProperty | null = null) => ({
  agency: asRead(agencyLetter(lead, property, links)),
  visitor: asRead(visitorLetter(lead, { property, offer: null }, { links, at: lead.received_at })),
  responsible: responsibleFor(lead, property),
});
