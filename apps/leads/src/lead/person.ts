import { type Salutation } from '@estate/domain/text/salutation';

/** The name fields of the different forms. */
type Named =
  | { name: string }
  | { firstName: string; lastName: string }
  | { first_name?: string | undefined; last_name: string };

export type Person = Named & {
  salutation?: Salutation | undefined;
  email?: string | undefined;
  phone?: string | undefined;
};

/** The sender's e-mail address; undefined if the form contains none. */
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

/** Salutations and titles before a name. */
const title =
  /^(?:herrn?|frau|dr|prof|professor(?:in)?|dipl|mag|ing|med|jur|phil|rer|nat|pol|h\.?c)\.?(?:-\p{L}+\.?)?$/iu;
/** Words that begin a last name. */
const particle =
  /^(?:von|vom|van|zu|zum|zur|de|del|della|der|den|dem|ter|ten|da|dos|du|di|al|el|bin|ibn|freiherr|freifrau|graf|gräfin)$/iu;
const bornAs = /^geb(?:\.|orene?r?)$/iu;
/** Words in the name of a company, a family or a pair. */
const groupWord =
  /^(?:g?gmbh|ag|kg|ohg|ug|gbr|ltd|inc|e|ev|ek|familie|fam|eheleute|ehepaar|firma|immobilien|stiftung|verein|kanzlei|praxis|und|u)$/iu;

const isGroup = (name: string): boolean =>
  /[&+/@\d]/.test(name) ||
  name
    .replaceAll('.', '')
    .split(/[\s,]/)
    .some((word) => groupWord.test(word) || word.toLowerCase().endsWith('verwaltung'));

function withoutTitles(words: readonly string[]): string[] {
  const begin = words.findIndex((word) => !title.test(word));
  return words.slice(begin < 0 ? words.length : begin);
}

/**
 * First and last name in a name from a single field. Salutations and titles are left out, a comma turns the order
 * round, and the last name begins with a particle ("von", "zur"), else it is the last word, together with a name at
 * birth. A name that is not clearly that of one person is a last name as a whole, because a wrong last name would make
 * two people one in the CRM.
 */
function splitName(name: string): { first_name: string; last_name: string } {
  const whole = { first_name: '', last_name: name.replace(/\s+/g, ' ').trim() };
  const [before = [], after, ...more] = name
    .split(',')
    .map((part) => withoutTitles(part.split(/\s+/).filter(Boolean)));
  if (isGroup(name) || more.length > 0 || before.length === 0) return whole;
  if (after?.length) {
    const isLastName = before.length === 1 || particle.test(before[0] ?? '');
    return isLastName ? { first_name: after.join(' '), last_name: before.join(' ') } : whole;
  }
  const born = before.findIndex((word) => bornAs.test(word));
  const noble = before.findIndex((word) => particle.test(word));
  const begin = noble >= 0 ? noble : Math.max((born > 0 ? born : before.length) - 1, 0);
  return { first_name: before.slice(0, begin).join(' '), last_name: before.slice(begin).join(' ') };
}

/** First and last name for the CRM, which sorts by last name. */
export function firstAndLastName(person: Person): { first_name: string; last_name: string } {
  if ('last_name' in person) return { first_name: person.first_name ?? '', last_name: person.last_name };
  if ('lastName' in person) return { first_name: person.firstName, last_name: person.lastName };
  return splitName(person.name);
}
