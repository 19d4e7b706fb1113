import { isClosed, type OfferFields } from './offer-state.ts';
import { amountOf, isPriceOnRequest, type PriceFields } from './price.ts';
import { isBuy } from './vocabulary.ts';

export interface IncomeFields extends OfferFields, PriceFields {
  rental_income_actual?: number | null | undefined;
  rental_income?: number | null | undefined;
}

/** The rent of a let property for sale in a year; 0 if it is unknown or private. */
export const yearlyRent = (property: IncomeFields): number =>
  isBuy(property) && !isClosed(property)
    ? property.rental_income_actual || (property.rental_income ?? 0) * 12
    : 0;

/** Plausible price-to-rent factors. Others come from wrong data, such as a monthly rent in the field for a year's. */
const factors = { min: 4, max: 100 } as const;

/** The price as a multiple of the yearly rent; null without a public price or a plausible rent. */
export function rentFactor(property: IncomeFields): number | null {
  const rent = yearlyRent(property);
  const price = isPriceOnRequest(property) ? null : amountOf(property);
  const factor = price && rent ? price / rent : 0;
  return factor >= factors.min && factor <= factors.max ? factor : null;
}

/** The yearly rent in percent of the price, before all costs; null like `rentFactor`. */
export function grossYield(property: IncomeFields): number | null {
  const factor = rentFactor(property);
  return factor === null ? null : 100 / factor;
}
