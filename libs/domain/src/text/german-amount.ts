/** Blanks between digits and units, including no-break, thin and zero-width ones, which programs insert. */
const blanks = /[\s\u00a0\u2007\u2009\u200b-\u200d\u202f\u2060\ufeff]/g;
const units = /(?:€|eur|euro|m²|m2|qm|%)$/i;
const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const plain = /^\d+(?:,\d+)?$/;
/** A point is a decimal point only if it cannot group thousands. */
const pointed = /^\d+\.\d+$/;

/**
 * Parses an amount in German format: `1.500`, `1 500,50`, `250.000 €`, `80 m²`, `3,5 %`; `3.5` is three and a half. Undefined
 * for any other text, including an empty one and one with a sign.
 */
export function readGermanAmount(text: string): number | undefined {
  const compact = text.slice(0, 40).replace(blanks, '').replace(units, '');
  if (grouped.test(compact)) return Number(compact.replaceAll('.', '').replace(',', '.'));
  if (plain.test(compact)) return Number(compact.replace(',', '.'));
  return pointed.test(compact) ? Number(compact) : undefined;
}
