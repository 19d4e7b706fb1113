/* Folded words that describe a home but limit no list, and what visitors are told about them. */

/** Praise and vague sizes, such as `schönes` or `kleiner`. `klein` and `gross` are parts of names. */
const vague =
  /^(?:(?:schon|toll|nett|super|traumhaft|gemutlich|geraumig|bezaubernd|charmant)(?:e[rsnm]?)?|(?:gross|klein)e[rsnm]?|nice|beautiful|lovely|big|small|bonit[oa]s?|grande|pequen[oa]s?)$/;

/** Whether a word limits nothing, which visitors are told. */
export const isVague = (folded: string): boolean => vague.test(folded);

/** Adjectives that titles and texts use, with or without their endings. */
const describing =
  /^(ruhig|hell|sonnig|zentral|modern|modernisiert|renoviert|saniert|gepflegt|familienfreundlich)(?:e[rsnm]?)?$/;

/** The adjective without its ending, so that `ruhige` is found as `ruhig`, too; undefined for other words. */
export const describedBy = (folded: string): string | undefined => describing.exec(folded)?.[1];

/** Words that are understood and yet limit nothing, or not what visitors may expect. */
const remarks: Readonly<Record<string, string>> = {
  'ohne makler':
    'Alle unsere Angebote vermitteln wir selbst als Makler. „Ohne Makler“ schließt deshalb nichts aus.',
  warm: 'Verglichen wird die Kaltmiete. Für die Warmmiete nennen Sie bitte einen Betrag, zum Beispiel „bis 1.500 € warm“.',
  wg: 'Ob sich die Zimmer für eine WG eignen, steht nicht in unseren Angaben. Gesucht wird ab 3 Zimmern.',
};

/** What visitors are told about a word beside or in place of a condition; undefined for most words. */
export const remarkOn = (folded: string): string | undefined =>
  Object.hasOwn(remarks, folded) ? remarks[folded] : undefined;

/** Number of words that one note names. */
const maxNamed = 5;

/** `„schöne“ und „große“ verstehen wir nicht als Bedingung.`; undefined without words. */
export function noteOnVague(words: readonly string[]): string | undefined {
  const quoted = [...new Set(words)].slice(0, maxNamed).map((word) => `„${word}“`);
  const last = quoted.pop();
  if (last === undefined) return undefined;
  return `${quoted.length > 0 ? `${quoted.join(', ')} und ` : ''}${last} verstehen wir nicht als Bedingung.`;
}
