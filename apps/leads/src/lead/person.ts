import { type Salutation } from '@estate/contracts/salutation';

/** Each form names the person in one of these ways. */
type Named =
  | { name: string }
  | { firstName: string; lastName: string }
  | { first_name?: string | undefined; last_name: string };

/** What a form says about the person who filled it in. */
export type Person = Named & {
  salutation?: Salutation | undefined;
  email?: string | undefined;
  phone?: string | undefined;
};

/** The address that an answer goes to, if one was given. */
export const emailOf = ({ email }: Person): string | undefined => email;

export function nameOf(person: Person): string {
  if ('name' in person) return person.name;
  const [first, last] =
    'last_name' in person ? [person.first_name, person.last_name] : [person.firstName, person.lastName];
  return [first, last].filter(Boolean).join(' ');
}
