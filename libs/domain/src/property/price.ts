import { germanNumber } from '../text/german-number.ts';
import { isGiven } from './is-given.ts';
import { floorArea, isPlot } from './main-area.ts';
import { isRent } from './vocabulary.ts';

export interface PriceFields {
  price?: number | null | undefined;
  base_rent?: number | null | undefined;
  currency?: string | null | undefined;
  price_on_inquiry?: boolean | null | undefined;
  marketing_type?: string | null | undefined;
  website_status?: string | null | undefined;
}

export const priceOnRequest = 'Preis auf Anfrage';

/**
 * The relevant amount: for rent base_rent, or price, into which some agencies write the rent; otherwise price. 0
 * counts as missing.
 */
export function amountOf(property: PriceFields): number | null {
  const amount = isRent(property) ? property.base_rent || property.price : property.price;
  return isGiven(amount) ? amount : null;
}

/**
 * Whether 'Preis auf Anfrage' is displayed: for 'reserviert', price_on_inquiry or a missing price (visitor-area §4).
 */
export function isPriceOnRequest(property: PriceFields): boolean {
  return (
    property.website_status === 'reserviert' ||
    property.price_on_inquiry === true ||
    amountOf(property) === null
  );
}

/** The price or rent that everybody may see; null for 'Preis auf Anfrage'. */
export const publicAmount = (property: PriceFields): number | null =>
  isPriceOnRequest(property) ? null : amountOf(property);

/** A missing currency counts as euro. */
export const isEuro = (currency: string | null | undefined): boolean => !currency || currency === 'EUR';

/**
 * An amount in German format, in other currencies than EUR by their code. Rents and commissions have 2 decimals
 * (staff-area §9).
 */
export function formatMoney(amount: number, currency: string | null | undefined, decimals = 0): string {
  const code = /^[A-Z]{3}$/.test(currency ?? '') ? currency : 'EUR';
  return `${germanNumber(amount, { min: decimals, max: decimals })}\u00a0${code === 'EUR' ? '€' : code}`;
}

/** Label and text of the price for visitors: 'Kaltmiete' for rent, 'Kaufpreis' otherwise. */
export function describePrice(property: PriceFields): { label: string; text: string } {
  const label = isRent(property) ? 'Kaltmiete' : 'Kaufpreis';
  const amount = amountOf(property);
  if (isPriceOnRequest(property) || amount === null) return { label, text: priceOnRequest };
  return { label, text: formatMoney(amount, property.currency) };
}

/** The price on cards and at the head of a page: a rent with '/Monat'. */
export function priceText(property: PriceFields): string {
  const { text } = describePrice(property);
  return isRent(property) && !isPriceOnRequest(property) ? `${text}/Monat` : text;
}

type RentFields = PriceFields & { readonly total_rent?: number | null | undefined };

/** The rent with all additional costs; null for a purchase and where it is not known or not public. */
export const warmRent = (property: RentFields): number | null =>
  (isRent(property) && !isPriceOnRequest(property) && property.total_rent) || null;

/** `warmRent` as a text: `1.450 € warm`. */
export function warmRentText(property: RentFields): string | null {
  const rent = warmRent(property);
  return rent === null ? null : `${formatMoney(rent, property.currency)} warm`;
}

/** The price per m² of floor area, for a plot of its own area; null without a public price or an area. */
export function areaPrice(property: PriceFields & Parameters<typeof floorArea>[0]): number | null {
  const amount = amountOf(property);
  const area = isPlot(property) ? property.plot_area : floorArea(property)?.value;
  return isPriceOnRequest(property) || amount === null || !area ? null : amount / area;
}

/** `areaPrice` as a text: `7.726 €/m²`, rents with cents. */
export function areaPriceText(property: Parameters<typeof areaPrice>[0]): string | null {
  const price = areaPrice(property);
  return price === null ? null : `${formatMoney(price, property.currency, isRent(property) ? 2 : 0)}/m²`;
}
