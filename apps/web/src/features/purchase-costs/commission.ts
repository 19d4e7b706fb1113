import { type Cents, parseEuros, parseRate, type Rate } from './amounts.ts';

/** What the buyer owes the agency: a share of the price, or a sum. */
export type Commission = { rate: Rate } | { amount: Cents };

/** More is a misreading, for example of '100 % der Provision'. */
export const highestCommission: Rate = 10_000;

const longest = 300;
const percents = /(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:%|prozent)/gi;
const sumAtStart = /^(\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{3,7}(?:,\d{2})?)(?:,-)?\s*(?:€|eur)/i;
const sumBeside = /\d\s*(?:,-\s*)?(?:€|eur)|€\s*\d/i;
const free = /^(?:käufer)?(?:provisions|courtage)frei|^(?:keine|ohne)\s+(?:käufer)?(?:provision|courtage)/i;
const plusVat = /(?:zzgl|zuzüglich|plus|\+|exkl|ohne)[^;]{0,30}?(?:mwst|mehrwertsteuer|ust\b|umsatzsteuer)/i;
const vatPercent = '19';

/** The rates that a text names; the VAT beside a rate is none. */
function ratesIn(text: string): Rate[] {
  const named = [...text.matchAll(percents)].map(([, percent = '']) => percent.replace('.', ','));
  const rates = named.filter((percent, index) => index === 0 || percent !== vatPercent).map(parseRate);
  return [...new Set(rates)].filter((rate) => rate !== null);
}

/**
 * Reads the commission of a record, which is free text. Null if it cannot be read for certain, for example because two
 * rates stand there; then the visitor fills it in.
 */
export function parseCommission(text: string | null | undefined): Commission | null {
  const typed = text?.trim().slice(0, longest) ?? '';
  const rates = ratesIn(typed);
  const isNet = plusVat.test(typed);
  const [, sum] = sumAtStart.exec(typed) ?? [];
  if (free.test(typed)) return rates.length === 0 ? { rate: 0 } : null;
  if (sum) {
    const amount = parseEuros(sum);
    return amount === null || isNet || rates.length > 0 ? null : { amount };
  }
  // A sum beside the rate may be added to it or say what it comes to.
  if (rates.length > 0 && sumBeside.test(typed)) return null;
  const [rate] = rates;
  if (rate === undefined || rates.length > 1) return null;
  const gross = isNet ? Math.round(rate * 1.19) : rate;
  return gross > highestCommission ? null : { rate: gross };
}
