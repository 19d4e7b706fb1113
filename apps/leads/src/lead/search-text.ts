import { domainToUnicode } from 'node:url';
import { factsOf } from '@estate/domain/forms/facts';
import { formOf } from '@estate/domain/forms/all-forms';
import { foldSearch } from '@estate/domain/search/fold';
import { phoneDigits, phoneKey } from '@estate/domain/text/phone-key';
import { type AnyForm, type Lead, type LeadProperty } from './lead.ts';
import { emailOf, nameOf } from './person.ts';

/** The maximum number of search words; further ones are ignored. */
const maxWords = 8;

/** A telephone number in free text: groups of digits that begin with a plus or a zero. */
const phones = /(?:\+|\(0|(?<!\d)0)[\d ()/.-]{5,25}/g;

/** Decodes the punycode domain of an e-mail address: `info@müller.de` for `info@xn--mller-kva.de`. */
function readableAddress(word: string): string {
  const at = word.lastIndexOf('@') + 1;
  const domain = word.slice(at);
  return word.slice(0, at) + (domainToUnicode(domain) || domain);
}

const readable = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => (/xn--/i.test(word) ? readableAddress(word.toLowerCase()) : word))
    .join(' ');

/** The texts of staff in a lead. */
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
    ...factsOf(formOf(kind), sent).map((fact) => fact.text),
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

/** The search words of a query, normalised like `searchText`. A telephone number is one word, however it is grouped. */
export function searchWords(q: string): string[] {
  const numbers: string[] = [];
  const rest = readable(q).replace(phones, (number) => {
    numbers.push(phoneDigits(number));
    return ' ';
  });
  return [...numbers, ...foldSearch(rest).split(' ')].filter(Boolean).slice(0, maxWords);
}

/** The keys by which leads of the same person are found: normalised e-mail address and telephone number. */
export function personKeys({ email, phone = '' }: Pick<AnyForm, 'email' | 'phone'>): string[] {
  const number = phoneKey(phone);
  return [...(email ? [readableAddress(email.trim().toLowerCase())] : []), ...(number ? [number] : [])];
}
