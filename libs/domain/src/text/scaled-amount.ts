import { readGermanAmount } from './german-amount.ts';

const blanks = /\s/g;
/** Only at the ends, so that `45.000 €0` is no number. */
const currency = /^(?:€|euro?)|(?:€|euro?)$/gi;
/** Suffix of an amount in thousands or millions. The capture group is only set for thousands. */
const scale = /(?:(k|t|tsd\.?|tausend)|mio\.?|million(?:en)?)$/i;

/** Parses an amount of the search, also in thousands and millions: `750k`, `0,75 Mio. €`. */
export function readScaledAmount(text: string): number | undefined {
  const compact = text.slice(0, 40).replace(blanks, '').replace(currency, '');
  const match = scale.exec(compact);
  if (!match) return readGermanAmount(compact);
  const amount = readGermanAmount(compact.slice(0, match.index));
  return amount && Math.round(amount * (match[1] ? 1e3 : 1e6));
}
