import { type Salutation } from '@estate/domain/text/salutation';

/** The name fields of the different forms. */
type Named =
  | { name: string }
  | { firstName: string; lastName: string }
  | { first_name?: string | undefined; last_name: string };

/** The sender's data in a form. */
export type Person = Named & {
  salutation?: Salutation | undefined;
  email?: string | undefined;
  phone?: string | undefined;
};

/** The sender's e-mail address, if the form has one. */
export const emailOf = ({ email }: Person): string | undefined => email;

/** The last name; undefined for a form with a single field for the whole name. */
export function lastNameOf(person: Person): string | undefined {
  if ('name' in person) return undefined;
  return 'last_name' in person ? person.last_name : person.lastName;
}

export function nameOf(person: Person): string {
  if ('name' in person) return person.name;
  const [first, last] =
    'last_name' in person ? [person.first_name, person.last_name] : [person.firstName, person.lastName];
  return [first, last].filter(Boolean).join(' ');
}

/**
 * First and last name for the CRM, which sorts by last name. A name from a single field is split before its last word.
 */
export function namesOf(person: Person): { first_name: string; last_name: string } {
  if ('last_name' in person) return { first_name: person.first_name ?? '', last_name: person.last_name };
  if ('lastName' in person) return { first_name: person.firstName, last_name: person.lastName };
  const words = person.name.split(/\s+/).filter(Boolean);
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}
