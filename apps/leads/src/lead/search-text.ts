import { foldText } from '@estate/server-kit/fold-text';
import { kinds, type Lead, type LeadKind } from '../kinds/registry.ts';
import { type LeadProperty } from './lead.ts';
import { emailOf, nameOf } from './person.ts';

/** Telephone numbers are compared without blanks and signs. */
const digitsOf = (phone: string | undefined) => phone?.replace(/\D+/g, '');

/** Words of a question beyond these are not looked for. */
const maxWords = 8;

/** The text that the search of staff looks at: person, ways to answer, places, property and the lead's id. */
export function searchText<K extends LeadKind>(
  { _id, kind, form }: Pick<Lead<K>, '_id' | 'kind' | 'form'>,
  property: LeadProperty | null,
): string {
  const places = kinds[kind].places?.(form) ?? [];
  const known = property ? [property.title, property.city ?? ''] : [];
  const contact = [nameOf(form), emailOf(form), form.phone, digitsOf(form.phone)];
  return foldText([...contact, ...places, ...known, form.propertyId, _id].filter(Boolean).join(' '));
}

/** The words of a question as they stand in the text; a telephone number is one word, however it is typed. */
export function searchWords(q: string): string[] {
  const folded = foldText(q);
  if (/^[\d+()/ -]+$/.test(folded) && /\d/.test(folded)) return [folded.replace(/\D+/g, '')];
  return folded.split(' ').filter(Boolean).slice(0, maxWords);
}
