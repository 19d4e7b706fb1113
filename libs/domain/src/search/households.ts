import { readNumeral } from './german-numerals.ts';
import type { Quantity } from './quantities.ts';
import { wordsOf } from './search-words.ts';
import type { Token } from './tokens.ts';

/* Who is to live in a home, as a number of rooms: `Familie mit 2 Kindern`, `für 4 Personen`. */

const families = wordsOf('familie family familia paar couple pareja');
const links = wordsOf('mit with con und and y');
const children = wordsOf('kind kinder kindern kids child children hijo hijos hija hijas nino ninos');
const persons = wordsOf('personen leute people persons personas');

/** Larger numbers are those of a house or a price. */
const most = 12;

/** The number of people at a token: `2`, `zwei`; undefined if there is none. */
function countAt(token: Token | undefined): number | undefined {
  const count = /^\d{1,2}$/.test(token?.text ?? '') ? Number(token?.text) : readNumeral(token?.folded ?? '');
  return count !== undefined && count >= 1 && count <= most ? Math.trunc(count) : undefined;
}

/** A living room, a bedroom and one more room for each child; one room for each person. Undefined if nobody is named. */
export function householdAt(tokens: readonly Token[], start: number): Quantity | undefined {
  const isFamily = families.has(tokens[start]?.folded ?? '');
  const first = isFamily ? start + (links.has(tokens[start + 1]?.folded ?? '') ? 2 : 1) : start;
  const count = countAt(tokens[first]);
  const at = count === undefined ? first : first + 1;
  const noun = tokens[at]?.folded ?? '';
  // `Familie mit Kindern` has at least one.
  const known = count ?? (isFamily ? 1 : undefined);
  if (known === undefined || !(children.has(noun) || persons.has(noun))) return undefined;
  return { measure: 'rooms', range: { min: children.has(noun) ? known + 2 : known }, noun: '', end: at + 1 };
}
