import { type LeadToTransfer } from '@estate/contracts/leads/crm-transfer';
import { type ContactConflict } from '@estate/contracts/leads/crm-transfer-state';
import { type ContactField, contactFields } from '@estate/domain/forms/crm-transfer';
import { foldSearch } from '@estate/domain/search/fold';
import { phoneDigits, phoneKey } from '@estate/domain/text/phone-key';
import { mailboxKey } from '@estate/server-kit/text/mail-addresses';

/** A contact as in a CRM response, in the plain or the expanded shape (propstack.md, Contacts). */
export type Contact = Readonly<Record<string, unknown>>;
type Values = Partial<Record<ContactField, string>>;

const salutationCodes = { herr: 'mr', frau: 'ms' } as const;
const salutationTexts: Readonly<Record<string, string>> = { mr: 'Herr', ms: 'Frau' };

/** The beginning of German mobile numbers, without +49 or 0; every other number counts as a landline number. */
const mobileNumber = /^1[567]/;

/** The lead's personal data, with the field names of the CRM; empty fields are left out. */
export function contactFieldsOfLead({
  salutation,
  first_name,
  last_name,
  email,
  phone,
}: LeadToTransfer['person']): Values {
  const all = {
    salutation: salutation === 'herr' || salutation === 'frau' ? salutationCodes[salutation] : undefined,
    first_name,
    last_name,
    email,
    [phone && mobileNumber.test(phoneDigits(phone)) ? 'home_cell' : 'home_phone']: phone,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/**
 * The text of a contact's field; empty if the field has no value, undefined if the response does not contain the field.
 */
export function contactFieldText(contact: Contact, field: string): string | undefined {
  const stored = contact[field];
  const value: unknown =
    typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : stored;
  if (value === undefined) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The texts of all fields whose name matches; a field may hold a list. */
const textsOf = (contact: Contact, name: RegExp): string[] =>
  Object.keys(contact)
    .filter((field) => name.test(field))
    .flatMap((field) => {
      const value = contact[field];
      return Array.isArray(value) ? value.map(String) : (contactFieldText(contact, field) ?? '');
    });

/** Whether one of the contact's e-mail addresses equals `email`, in any spelling. */
export const hasEmail = (contact: Contact, email: string): boolean =>
  textsOf(contact, /email/).some((text) => mailboxKey(text) === mailboxKey(email));

/** Whether one of the contact's phone numbers equals `phone`, in any spelling. */
export const hasPhone = (contact: Contact, phone: string): boolean => {
  const key = phoneKey(phone);
  return key !== undefined && textsOf(contact, /phone|cell/).some((text) => phoneKey(text) === key);
};

const wordsOf = (text: string) => foldSearch(text).split(' ').filter(Boolean);

/** Whether every word of `name` is part of the contact's name, so that `Anna` matches `Anna Maria`. */
export function hasName(contact: Contact, name: string): boolean {
  const words = wordsOf(textsOf(contact, /^(?:first|last)_name$/).join(' '));
  return wordsOf(name).every((word) => words.includes(word));
}

/**
 * Different people may share a telephone number. So a contact found by it is the person only if its last name contains
 * that of the person, and the first names do not differ where both are known.
 */
export function hasNames(
  contact: Contact,
  { first_name = '', last_name = '' }: Pick<LeadToTransfer['person'], 'first_name' | 'last_name'>,
): boolean {
  const theirs = wordsOf(contactFieldText(contact, 'last_name') ?? '');
  const own = wordsOf(last_name);
  const isSameFirst = !first_name || !contactFieldText(contact, 'first_name') || hasName(contact, first_name);
  return own.length > 0 && own.every((word) => theirs.includes(word)) && isSameFirst;
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
      return contactFieldText(contact, field) === ours;
  }
}

const displayText = (field: ContactField, text: string): string =>
  field === 'salutation' ? (salutationTexts[text] ?? text) : text;

/**
 * Compares the CRM's contact with the lead's data (`ours`). `changes` are the fields to write to the contact: those
 * that are empty there, and those that differ and are listed in `overwrite`. Other differing fields are `conflicts`. A
 * field that the CRM's response does not contain is left unchanged.
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
    const theirs = contactFieldText(contact, field);
    if (own === undefined || theirs === undefined || isSame(contact, field, own)) continue;
    if (theirs === '' || overwrite.includes(field)) changes[field] = own;
    else conflicts.push({ field, theirs: displayText(field, theirs), ours: displayText(field, own) });
  }
  return { changes, conflicts };
}
