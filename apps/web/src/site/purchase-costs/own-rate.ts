import type { Cents } from '@estate/domain/property/amounts';
import { monthlyCostText } from '@estate/domain/property/monthly-cost';
import { hasPurchaseCosts } from '@estate/domain/property/has-purchase-costs';
import { type CalculatedProperty, calculationWith } from './initial-calculation.ts';
import type { OwnFinancing } from './own-financing.ts';

/**
 * The monthly rate for a property with the visitor's amounts. Null unless the visitor asked for it and typed all of them,
 * and if federal state or commission are not certain, because then the rate would not be right.
 */
export function ownRate(
  property: Omit<CalculatedProperty, 'price'> & Parameters<typeof hasPurchaseCosts>[0],
  { isOn, equity, interest, repayment }: OwnFinancing,
): Cents | null {
  const { price } = property;
  if (!isOn || !hasPurchaseCosts(property) || !price) return null;
  return calculationWith({ ...property, price }, { equity, interest, repayment }).financing?.monthly ?? null;
}

/** What a home costs the visitor a month, as a card says it. */
export const monthText = (
  home: Parameters<typeof ownRate>[0] & Parameters<typeof monthlyCostText>[0],
  own: OwnFinancing,
): string | null => monthlyCostText(home, ownRate(home, own));
