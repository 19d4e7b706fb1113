import { domainToUnicode } from 'node:url';
import { requestFacts } from '@estate/domain/forms/facts';
import { formOf } from '@estate/domain/forms/all-forms';
import { foldSearch } from '@estate/domain/search/fold';
import { phoneDigits, phoneKey } from '@estate/domain/text/phone-key';
import { mailboxKey } from '@estate/server-kit/text/mail-addresses';
import { type AnyForm, type Lead, type LeadProperty } from './lead.ts';
import { emailOf, nameOf } from './person.ts';

/** The maximum number of search words; further ones are ignored. */
const maxWords = 8;

/** A telephone number in free text: groups of digits that begin with a plus or a zero. */
const phones = /(?:\+|\(0|(?<!\d)0)[\d ()/.-]{5,25}/g;

/** Decodes punycode: `info@müller.de` for `info@xn--mller-kva.de`. */
const readable = (text: string): string =>
  text.replace(/xn--[a-z\d.-]+/gi, (domain) => domainToUnicode(domain) || domain);

type Written = Pick<Lead, 'comments' | 'replies'>;

/**
 * The distinct words that the staff's search matches: the person, contact data, filled-in fields, property, comments,
 * replies and the lead's id. Telephone numbers are contained as typed and normalised.
 */
export function searchText(
  { _id, kind, form, comments = [], replies = [] }: Pick<Lead, '_id' | 'kind' | 'form'> & Written,
  property: LeadProperty | null,
): string {
  const sent: AnyForm = form;
  const text = [
    nameOf(sent),
    emailOf(sent),
    sent.phone,
    ...requestFacts(formOf(kind), sent).map((fact) => fact.text),
    property?.title,
    property?.city,
    sent.propertyId,
    ...comments.map((comment) => comment.text),
    ...replies.flatMap((reply) => [reply.subject, reply.text]),
    _id,
  ]
    .filter(Boolean)
    .join('\n');
  const numbers = [sent.phone ?? '', ...(text.match(phones) ?? [])].map(phoneDigits);
  return [...new Set([...foldSearch(readable(text)).split(' '), ...numbers])].filter(Boolean).join(' ');
}

/**
 * The words of a staff search, normalised like `searchText`. A telephone number is one word, also with spaces in it.
 */
export function searchWords(q: string): string[] {
  const numbers: string[] = [];
  const rest = readable(q).replace(phones, (number) => {
    numbers.push(phoneDigits(number));
    return ' ';
  });
  return [...numbers, ...foldSearch(rest).split(' ')].filter(Boolean).slice(0, maxWords);
}

/** The fields of a stored lead that are computed from its other fields. */
export const searchFieldsOf = (
  lead: Pick<Lead, '_id' | 'kind' | 'form' | 'property'> & Written,
): Pick<Lead, 'search' | 'person_keys'> => ({
  search: searchText(lead, lead.property),
  person_keys: personKeys(lead.form),
});

/** The normalised e-mail address and telephone number, by which other leads of the same person are found. */
export function personKeys({ email, phone = '' }: Pick<AnyForm, 'email' | 'phone'>): string[] {
  const number = phoneKey(phone);
  return [...(email ? [mailboxKey(email)] : []), ...(number ? [number] : [])];
}
