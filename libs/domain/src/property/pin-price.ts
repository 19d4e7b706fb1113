import { germanNumber } from '../text/german-number.ts';

/** A price as a pin of the map has room for it: '649 T€', '1,25 Mio. €', '1.250 €' for a rent. */
export function pinPrice(amount: number | null | undefined, currency: string | null | undefined): string {
  if (!amount) return 'Anfrage';
  const sign = !currency || currency === 'EUR' ? '€' : currency;
  if (amount >= 999_500) return `${germanNumber(amount / 1e6, { max: 2 })}\u00a0Mio.\u00a0${sign}`;
  if (amount >= 9_950) return `${germanNumber(amount / 1_000, { max: 0 })}\u00a0T${sign}`;
  return `${germanNumber(amount, { max: 0 })}\u00a0${sign}`;
}
