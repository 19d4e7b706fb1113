import { germanNumber } from '../text/german-number.ts';
import { isEuro } from './price.ts';

/** An abbreviated price for a pin of the map: '649 T€', '1,25 Mio. €', a rent '1.250 €/Mt.'. */
export function pinPrice(
  amount: number | null | undefined,
  currency: string | null | undefined,
  isRent: boolean,
): string {
  if (!amount) return 'Anfrage';
  const sign = `${isEuro(currency) ? '€' : currency}${isRent ? '/Mt.' : ''}`;
  if (amount >= 999_500) return `${germanNumber(amount / 1e6, { max: 2 })}\u00a0Mio.\u00a0${sign}`;
  if (amount >= 9_950) return `${germanNumber(amount / 1_000, { max: 0 })}\u00a0T${sign}`;
  return `${germanNumber(amount, { max: 0 })}\u00a0${sign}`;
}
