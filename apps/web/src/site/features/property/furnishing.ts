import { germanNumber } from '@estate/domain/text/german-number';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { type Fact, namedStoreys } from './facts.ts';
import { inWords, noteLines } from './crm-codes.ts';

/** Words by which a note says what a field of the CRM says. */
const wordsOfFields: Readonly<Record<string, RegExp>> = {
  balcony: /balkon|loggia|terrasse/i,
  terrace: /terrasse/i,
  // Not every word that ends in 'garten': a Wintergarten is no garden.
  garden: /(?<!\p{L})(?:privat|vor)?g[aä]rten/iu,
  pool: /pool|schwimmbad/i,
  swimming_pool: /pool|schwimmbad/i,
  sauna: /sauna/i,
  chimney: /kamin/i,
  lift: /aufzug|fahrstuhl|(?<!\p{L})lift/iu,
  built_in_kitchen: /einbauküche/i,
  cellar: /keller/i,
  guest_toilet: /gäste-?\s?(?:wc|toilette)/i,
  barrier_free: /barrierefrei/i,
};

type Value = PublicProperty['optional_fields'][number]['value'];

/** The value's texts; counts and empty values give none. */
function wordsOf(value: Value): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (typeof one === 'string' ? (inWords(one)?.split(', ') ?? []) : []));
}

function countOf(value: Value): string | null {
  return typeof value === 'number' && value > 0 ? germanNumber(value, { max: 3 }) : null;
}

/**
 * The furnishing as a list of what is there and a table of counts and kinds. What the agency wrote comes first; a field
 * of the CRM that says the same again is left out.
 */
export function furnishingOf(property: PublicProperty): { lines: string[]; facts: Fact[] } {
  const { long_furnishing_note, furnishing_note, optional_fields } = property;
  const written = noteLines(long_furnishing_note?.trim() ? long_furnishing_note : furnishing_note);
  const note = written.join('\n');
  const plainNote = note.toLocaleLowerCase('de');
  const lines = new Map<string, string>();
  /** Of two spellings the first one stays. */
  const say = (line: string) => {
    const plain = line.toLocaleLowerCase('de');
    if (!lines.has(plain)) lines.set(plain, line);
  };
  written.forEach(say);
  const facts: Fact[] = [];
  for (const { key, name, value } of optional_fields) {
    // The floor names them: '2. von 3'.
    if (key === 'number_of_floors' && namedStoreys(property) !== null) continue;
    const words = wordsOf(value);
    const isSaid =
      words.length > 0 && words.every((word) => plainNote.includes(word.toLocaleLowerCase('de')));
    const text = countOf(value) ?? (isSaid ? null : words.join(', '));
    if (text) facts.push({ label: name, text });
    if (value === true && !wordsOfFields[key]?.test(note)) say(name);
  }
  return { lines: [...lines.values()], facts };
}
