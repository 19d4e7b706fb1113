import { readGermanAmount } from '../text/german-amount.ts';
import { germanNumber } from '../text/german-number.ts';

/* Money in cents and rates in thousandths of a percent, both whole numbers, so that sums are exact. */

export type Cents = number;
/** 3.57 % is 3570. */
export type Rate = number;

/** 100 % as a rate. */
const whole = 100_000;

export const rateOf = (percent: number): Rate => Math.round(percent * 1_000);

/** A share of an amount, rounded to the cent. */
export const shareOf = (amount: Cents, rate: Rate): Cents => Math.round((amount * rate) / whole);

/** One month's twelfth of a yearly share, rounded to the cent. */
export const monthlyShareOf = (amount: Cents, yearly: Rate): Cents =>
  Math.round((amount * yearly) / (whole * 12));

/**
 * A German number as whole units of its last decimal: `1.234,5` with two decimals is 123450. A comma at the end is
 * ignored, because the visitor is still typing. Null for any other text.
 */
function parseGerman(text: string, decimals: number): number | null {
  const amount = readGermanAmount(text.slice(0, 24).replace(/,$/, '')) ?? NaN;
  // Rounds, because a binary fraction differs slightly from the decimal number.
  const units = Number((amount * 10 ** decimals).toFixed(6));
  return Number.isSafeInteger(units) ? units : null;
}

export const parseRate = (text: string): Rate | null => parseGerman(text, 3);
export const parseEuros = (text: string): Cents | null => parseGerman(text, 2);

/** `3,57`, as shown in a field. */
export const rateText = (rate: Rate): string => germanNumber(rate / 1_000, { max: 3 });

/** `120.000`, as shown in a field. */
export const eurosText = (amount: Cents): string => germanNumber(amount / 100, { max: 2 });
