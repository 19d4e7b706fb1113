import { type Cents, parseEuros, parseRate, type Rate } from './amounts.ts';

/** What the buyer owes the agency: a share of the price, or a sum. */
export type Commission = { rate: Rate } | { amount: Cents };

/** A higher rate is a parsing error, for example of '100 % der Provision'. */
export const maxCommission: Rate = 10_000;

const longest = 300;
const percents = /(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:%|prozent)/gi;
const sumAtStart = /^(\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{3,7}(?:,\d{2})?)(?:,-)?\s*(?:€|eur)/i;
const sumBeside = /\d\s*(?:,-\s*)?(?:€|eur)|€\s*\d/i;
const free = /^(?:käufer)?(?:provisions|courtage)frei|^(?:keine|ohne)\s+(?:käufer)?(?:provision|courtage)/i;
const plusVat = /(?:zzgl|zuzüglich|plus|\+|exkl|ohne)[^;]{0,30}?(?:mwst|mehrwertsteuer|ust\b|umsatzsteuer)/i;
/** Words by which a rate may be that of two people, or not the buyer's. */
const shared =
  /hälft|geteilt|insgesamt|gesamt(?:provision|courtage)|innenprovision|(?:provisions|courtage)frei/i;
const vatPercent = '19';

/** The commission rates in a text, without the VAT rate that follows a commission rate. */
function ratesIn(text: string): Rate[] {
  const percentTexts = [...text.matchAll(percents)].map(([, percent = '']) => percent.replace('.', ','));
  const rates = percentTexts.filter((percent, index) => index === 0 || percent !== vatPercent).map(parseRate);
  return [...new Set(rates)].filter((rate) => rate !== null);
}

/**
 * Parses the commission of a CRM record, which is free text. Null if the text is ambiguous, for example because it
 * contains two rates or is too long to be a mere figure; the visitor then fills in the commission.
 */
export function parseCommission(text: string | null | undefined): Commission | null {
  const record = text?.trim() ?? '';
  if (record.length > longest) return null;
  const rates = ratesIn(record);
  const isNet = plusVat.test(record);
  const [, sum] = sumAtStart.exec(record) ?? [];
  if (free.test(record)) return rates.length === 0 ? { rate: 0 } : null;
  if (shared.test(record)) return null;
  if (sum) {
    const amount = parseEuros(sum);
    return amount === null || isNet || rates.length > 0 ? null : { amount };
  }
  // A sum beside a rate is ambiguous: it may be an additional amount, or the result of the rate.
  if (rates.length > 0 && sumBeside.test(record)) return null;
  const [rate] = rates;
  if (rate === undefined || rates.length > 1) return null;
  const gross = isNet ? Math.round(rate * 1.19) : rate;
  return gross > maxCommission ? null : { rate: gross };
}
