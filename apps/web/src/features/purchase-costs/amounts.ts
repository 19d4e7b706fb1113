import { germanNumber } from '@estate/contracts/german-number';

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

const plain = /^(\d{1,12})(?:,(\d*))?$/;
const grouped = /^\d{1,3}(?:\.\d{3}){1,3}(?:,\d*)?$/;
/** A point counts as a comma only where it cannot group thousands. */
const pointed = /^(\d{1,3})\.(\d{1,2})$/;

/** A German number as whole units of its last decimal: `1.234,5` with two decimals is 123450. Null for anything else. */
export function parseGerman(text: string, decimals: number): number | null {
  const typed = text.trim().slice(0, 24);
  const unified = grouped.test(typed) ? typed.replaceAll('.', '') : typed.replace(pointed, '$1,$2');
  const [, integer, fraction = ''] = plain.exec(unified) ?? [];
  if (integer === undefined || fraction.length > decimals) return null;
  return Number(integer + fraction.padEnd(decimals, '0'));
}

export const parseRate = (text: string): Rate | null => parseGerman(text, 3);
export const parseEuros = (text: string): Cents | null => parseGerman(text, 2);

/** `3,57`, as it stands in a field. */
export const rateText = (rate: Rate): string => germanNumber(rate / 1_000, { max: 3 });

/** `120.000`, as it stands in a field. */
export const eurosText = (amount: Cents): string => germanNumber(amount / 100, { max: 2 });
