import { isClosed, type OfferFields } from './offer-state.ts';
import { type PriceFields, publicAmount } from './price.ts';
import { isBuy } from './vocabulary.ts';

export interface IncomeFields extends OfferFields, PriceFields {
  rental_income_actual?: number | null | undefined;
  rental_income_target?: number | null | undefined;
  rental_income?: number | null | undefined;
}

const hasPublicIncome = (property: IncomeFields): boolean => isBuy(property) && !isClosed(property);

/** The rent of a let property for sale in a year, as it is paid; 0 if it is unknown or private. */
export const yearlyRent = (property: IncomeFields): number =>
  hasPublicIncome(property) ? property.rental_income_actual || (property.rental_income ?? 0) * 12 : 0;

/** The rent of a property for sale in a year, as it should be if everything was let; 0 if it is unknown or private. */
export const targetRent = (property: IncomeFields): number =>
  hasPublicIncome(property) ? (property.rental_income_target ?? 0) : 0;

/** Plausible price-to-rent factors. Others come from wrong data, such as a monthly rent in the field for a year's. */
const factors = { min: 4, max: 100 } as const;

/** The price as a multiple of a yearly rent; null without a public price or a plausible rent. */
export function rentFactor(property: IncomeFields, rent: number): number | null {
  const price = publicAmount(property);
  const factor = price && rent ? price / rent : 0;
  return factor >= factors.min && factor <= factors.max ? factor : null;
}

/** A yearly rent, by default the one that is paid, in percent of the price, before all costs; null like `rentFactor`. */
export function grossYield(property: IncomeFields, rent = yearlyRent(property)): number | null {
  const factor = rentFactor(property, rent);
  return factor === null ? null : 100 / factor;
}
