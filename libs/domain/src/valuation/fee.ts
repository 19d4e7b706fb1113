import { type Rate, rateOf, rateText, shareOf } from '../property/amounts.ts';
import { formatMoney } from '../property/price.ts';

/** What each side of a sale owes the agency, in percent of the price in the deed and with VAT, to two decimals. */
export interface FeeShares {
  readonly sellerPercent: number;
  readonly buyerPercent: number;
}

/**
 * What each side owes at a price.
 * @param price in euros
 * @returns euros, each rounded to the cent, half a cent upwards
 */
export function feeOf(
  price: number,
  { sellerPercent, buyerPercent }: FeeShares,
): { readonly seller: number; readonly buyer: number } {
  const cents = Math.round(price * 100);
  const euros = (rate: Rate) => shareOf(cents, rate) / 100;
  return { seller: euros(rateOf(sellerPercent)), buyer: euros(rateOf(buyerPercent)) };
}

/** `23.205,00 €` */
export const feeText = (euros: number): string => formatMoney(euros, 'EUR', 2);

/** `3,57 %` */
export const shareText = (percent: number): string => `${rateText(rateOf(percent))}\u00a0%`;

const price = 'des beurkundeten Kaufpreises';

/** Both shares as one sentence to the owner, with what they are a share of. */
export function sharesText({ sellerPercent, buyerPercent }: FeeShares): string {
  const [seller, buyer] = [shareText(sellerPercent), shareText(buyerPercent)];
  if (sellerPercent === 0 && buyerPercent === 0) return 'Weder Sie noch der Käufer zahlen eine Provision.';
  if (sellerPercent === 0)
    return `Sie zahlen keine Provision, der Käufer zahlt ${buyer} ${price} inklusive Mehrwertsteuer.`;
  if (buyerPercent === 0)
    return `Sie zahlen ${seller} ${price} inklusive Mehrwertsteuer, der Käufer zahlt keine Provision.`;
  return `Sie zahlen ${seller} ${price}, der Käufer ${buyer}, jeweils inklusive Mehrwertsteuer.`;
}

/** Both shares, and what the owner pays at a price: `… Von 650.000 € sind das für Sie 23.205,00 €.` */
export function feeSentences(euros: number, shares: FeeShares): string {
  const { seller } = feeOf(euros, shares);
  const example = `Von ${formatMoney(euros, 'EUR')} sind das für Sie ${feeText(seller)}.`;
  return shares.sellerPercent === 0 ? sharesText(shares) : `${sharesText(shares)} ${example}`;
}
