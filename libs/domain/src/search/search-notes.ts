/* What visitors are told about words that limit nothing. Apart from their tables, because the browser needs no notes. */

/** Words that are understood and yet limit nothing, or not what visitors may expect. */
const remarks: Readonly<Record<string, string>> = {
  'ohne makler':
    'Alle unsere Angebote vermitteln wir selbst als Makler. „Ohne Makler“ schließt deshalb nichts aus.',
  warm: 'Verglichen wird die Kaltmiete. Für die Warmmiete nennen Sie bitte einen Betrag, zum Beispiel „bis 1.500 € warm“.',
  wg: 'Ob sich die Zimmer für eine WG eignen, steht nicht in unseren Angaben. Gesucht wird ab 3 Zimmern.',
};

/** Number of words that one note names. */
const maxNamed = 5;

/** `„schöne“ und „große“ verstehen wir nicht als Bedingung.`; undefined without words. */
function noteOnVague(words: readonly string[]): string | undefined {
  const quoted = [...new Set(words)].slice(0, maxNamed).map((word) => `„${word}“`);
  const last = quoted.pop();
  if (last === undefined) return undefined;
  return `${quoted.length > 0 ? `${quoted.join(', ')} und ` : ''}${last} verstehen wir nicht als Bedingung.`;
}

/** The notes on vague words as they were typed, and on folded words with a remark, each once. */
export const searchNotes = (vague: readonly string[], remarked: readonly string[]): string[] =>
  [noteOnVague(vague), ...new Set(remarked.map((word) => remarks[word]))].filter(
    (note) => note !== undefined,
  );
