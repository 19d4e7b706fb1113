import { readGermanAmount } from './german-amount.ts';

/** The thousands are the group. */
const scale = /(?:(k|t|tsd\.?|tausend)|mio\.?|million(?:en)?)\s*(?:€|eur|euro)?\s*$/i;

/** Reads an amount as the search understands it, also in thousands and millions: `750k`, `0,75 Mio. €`. */
export function readScaledAmount(text: string): number | undefined {
  const written = text.slice(0, 40);
  const found = scale.exec(written);
  if (!found) return readGermanAmount(written);
  const amount = readGermanAmount(written.slice(0, found.index));
  return amount && Math.round(amount * (found[1] ? 1e3 : 1e6));
}
