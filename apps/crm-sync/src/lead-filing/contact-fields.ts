import { type LeadToFile } from '@estate/contracts/leads/filing';
import { type ContactConflict } from '@estate/contracts/leads/filing-state';
import { type ContactField, contactFields } from '@estate/domain/forms/filing';
import { foldSearch } from '@estate/domain/search/fold';
import { phoneDigits, phoneKey } from '@estate/domain/text/phone-key';

/** A contact as the CRM answers it, in the plain or the expanded shape (propstack.md, Contacts). */
export type Contact = Readonly<Record<string, unknown>>;
type Values = Partial<Record<ContactField, string>>;

const salutationCodes = { herr: 'mr', frau: 'ms' } as const;
const salutationTexts: Readonly<Record<string, string>> = { mr: 'Herr', ms: 'Frau' };

/** Of Germany; any other number counts as one of a landline. */
const mobileNumber = /^1[567]/;

/** What the lead knows of the person, by the CRM's names; an unknown field is left out. */
export function valuesOf({ salutation, first_name, last_name, email, phone }: LeadToFile['person']): Values {
  const all = {
    salutation: salutation === 'herr' || salutation === 'frau' ? salutationCodes[salutation] : undefined,
    first_name,
    last_name,
    email,
    [phone && mobileNumber.test(phoneDigits(phone)) ? 'home_cell' : 'home_phone']: phone,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/** The text of a contact's field; undefined if the answer does not name the field, so that nobody knows what it holds. */
export function textOf(contact: Contact, field: string): string | undefined {
  const stored = contact[field];
  const value: unknown =
    typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : stored;
  if (value === undefined) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The texts of all fields with such a name; a field may hold a list. */
const textsOf = (contact: Contact, name: RegExp): string[] =>
  Object.keys(contact)
    .filter((field) => name.test(field))
    .flatMap((field) => {
      const value = contact[field];
      return Array.isArray(value) ? value.map(String) : (textOf(contact, field) ?? '');
    });

/** Whether one of the contact's addresses is this one. */
export const hasEmail = (contact: Contact, email: string): boolean =>
  textsOf(contact, /email/).some((text) => text.toLowerCase() === email.trim().toLowerCase());

/** Whether one of the contact's telephone numbers is this one, in any spelling. */
export const hasPhone = (contact: Contact, phone: string): boolean => {
  const key = phoneKey(phone);
  return key !== undefined && textsOf(contact, /phone|cell/).some((text) => phoneKey(text) === key);
};

const wordsOf = (text: string) => foldSearch(text).split(' ').filter(Boolean);

/** Whether each word is one of the contact's name, so that `Anna` is `Anna Maria`. */
export function hasName(contact: Contact, name: string): boolean {
  const words = wordsOf(textsOf(contact, /^(?:first|last)_name$/).join(' '));
  return wordsOf(name).every((word) => words.includes(word));
}

function isSame(contact: Contact, field: ContactField, ours: string): boolean {
  switch (field) {
    case 'email':
      return hasEmail(contact, ours);
    case 'home_phone':
    case 'home_cell':
      return hasPhone(contact, ours);
    case 'first_name':
    case 'last_name':
      return hasName(contact, ours);
    case 'salutation':
      return textOf(contact, field) === ours;
  }
}

const shown = (field: ContactField, text: string): string =>
  field === 'salutation' ? (salutationTexts[text] ?? text) : text;

/**
 * What a known contact lacks, and where it differs from the lead. A filled field is changed only if it is named in
 * `overwrite`, and a field that the answer does not name counts as filled.
 */
export function compareContact(
  contact: Contact,
  ours: Values,
  overwrite: readonly ContactField[],
): { changes: Values; conflicts: ContactConflict[] } {
  const changes: Values = {};
  const conflicts: ContactConflict[] = [];
  for (const field of contactFields) {
    const own = ours[field];
    const theirs = textOf(contact, field);
    if (own === undefined || theirs === undefined || isSame(contact, field, own)) continue;
    if (theirs === '' || overwrite.includes(field)) changes[field] = own;
    else conflicts.push({ field, theirs: shown(field, theirs), ours: shown(field, own) });
  }
  return { changes, conflicts };
}
