import { readGermanAmount } from './german-amount.ts';

const blanksAndCurrency = /\s|€|euro?/gi;
/** The capture group only matches thousands, so that it distinguishes them from millions. */
const scale = /(?:(k|t|tsd\.?|tausend)|mio\.?|million(?:en)?)$/i;

/** Parses an amount of the search, also in thousands and millions: `750k`, `0,75 Mio. €`. */
export function readScaledAmount(text: string): number | undefined {
  const compact = text.slice(0, 40).replace(blanksAndCurrency, '');
  const found = scale.exec(compact);
  if (!found) return readGermanAmount(compact);
  const amount = readGermanAmount(compact.slice(0, found.index));
  return amount && Math.round(amount * (found[1] ? 1e3 : 1e6));
}
