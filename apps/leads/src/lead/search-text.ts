import { domainToUnicode } from 'node:url';
import { factsOf } from '@estate/domain/forms/facts';
import { formOf } from '@estate/domain/forms/all-forms';
import { foldSearch } from '@estate/domain/search/fold';
import { phoneDigits, phoneKey } from '@estate/domain/text/phone-key';
import { type AnyForm, type Lead, type LeadProperty } from './lead.ts';
import { emailOf, nameOf } from './person.ts';

/** Words of a question beyond these are not looked for. */
const maxWords = 8;

/** A telephone number in a text, as people group it; it begins with a plus or a zero. */
const phones = /(?:\+|\(0|(?<!\d)0)[\d ()/.-]{5,25}/g;

/** An address with its domain as people read it: `info@müller.de` for `info@xn--mller-kva.de`. */
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

/** What is written in a lead besides its form. */
type Written = Pick<Lead, 'comments' | 'replies'>;

/**
 * The words that the search of staff looks at, each once: person, ways to answer, what was filled in, property, comments,
 * replies and the lead's id. Telephone numbers stand there as they were typed and in one
 * spelling.
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

/** The words of a question as they stand in the text; a telephone number is one word, however it is typed. */
export function searchWords(q: string): string[] {
  const numbers: string[] = [];
  const rest = readable(q).replace(phones, (number) => {
    numbers.push(phoneDigits(number));
    return ' ';
  });
  return [...numbers, ...foldSearch(rest).split(' ')].filter(Boolean).slice(0, maxWords);
}

/** What stands for the person of a lead: the address and the telephone number, each in one spelling. */
export function personKeys({ email, phone = '' }: Pick<AnyForm, 'email' | 'phone'>): string[] {
  const number = phoneKey(phone);
  return [...(email ? [readableAddress(email.trim().toLowerCase())] : []), ...(number ? [number] : [])];
}
