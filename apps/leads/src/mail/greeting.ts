import { greetingOf } from '@estate/domain/forms/reply';
import { firstAndLastName, type Person } from '../lead/person.ts';

/** A word of a name: letters, with at most one hyphen or apostrophe between them. */
const nameWord = /^\p{Lu}\p{L}{0,23}(?:['’-]\p{L}{1,24})?$/u;
const particles = /^(?:(?:von|vom|van|zu|zum|zur|de|der|den|del|da|di|el|al|ten|ter) ){1,2}/;

/**
 * The greeting of a letter to an address that nobody has proved to be the sender's. It names a person only if the name
 * is a first and a last name of letters, so that it can carry neither a link nor a sentence (decision 70).
 */
export function greetingFor(person: Person): string {
  const { first_name: first, last_name: last } = firstAndLastName(person);
  if (!nameWord.test(last.replace(particles, ''))) return 'Guten Tag,';
  const { salutation } = person;
  const name = nameWord.test(first) ? `${first} ${last}` : '';
  return `${greetingOf({ salutation, lastName: last, name })},`;
}
