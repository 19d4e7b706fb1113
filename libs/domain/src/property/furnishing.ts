import { germanNumber } from '../text/german-number.ts';
import { germanCodeText } from './crm-codes.ts';
import { type Fact, type FactFields, storeysInFloorText } from './facts.ts';
import { longElseShortNote, noteLines } from './notes.ts';

/** Words in a note that mean the same as a field of the CRM, by the field's key. */
const wordsOfFields: Readonly<Record<string, RegExp>> = {
  balcony: /balkon|loggia|terrasse/i,
  terrace: /terrasse/i,
  // Matches only some of the words that end in `garten`, because a Wintergarten is no garden.
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

/** The texts of a field's value; empty for numbers and empty values. */
function wordsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((entry) =>
    typeof entry === 'string' ? (germanCodeText(entry)?.split(', ') ?? []) : [],
  );
}

function countOf(value: unknown): string | null {
  return typeof value === 'number' && value > 0 ? germanNumber(value, { max: 3 }) : null;
}

interface FurnishingFields extends Pick<FactFields, 'floor' | 'optional_fields'> {
  furnishing_note?: string | null | undefined;
  long_furnishing_note?: string | null | undefined;
}

/**
 * The furnishing as a list of features and a table of counts and kinds. The lines of the agency's note come first; a
 * field of the CRM that repeats the note is left out.
 */
export function furnishingOf(property: FurnishingFields): { lines: string[]; facts: Fact[] } {
  const { long_furnishing_note, furnishing_note, optional_fields } = property;
  const writtenLines = noteLines(longElseShortNote(long_furnishing_note, furnishing_note));
  const note = writtenLines.join('\n');
  const plainNote = note.toLocaleLowerCase('de');
  const lines = new Map<string, string>();
  /** Adds a line unless the list contains it already, ignoring upper and lower case. */
  const addLine = (line: string) => {
    const plain = line.toLocaleLowerCase('de');
    if (!lines.has(plain)) lines.set(plain, line);
  };
  writtenLines.forEach(addLine);
  const facts: Fact[] = [];
  for (const { key, name, value } of optional_fields) {
    // Left out if the text of the floor already contains the number of storeys: '2. von 3'.
    if (key === 'number_of_floors' && storeysInFloorText(property) !== null) continue;
    const words = wordsOf(value);
    const isInNote =
      words.length > 0 && words.every((word) => plainNote.includes(word.toLocaleLowerCase('de')));
    const text = countOf(value) ?? (isInNote ? null : words.join(', '));
    if (text) facts.push({ label: name, text });
    if (value === true && !wordsOfFields[key]?.test(note)) addLine(name);
  }
  return { lines: [...lines.values()], facts };
}
