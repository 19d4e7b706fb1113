import { isClosed } from '@estate/domain/property/offer-state';
import { amountOf, isPriceOnRequest } from '@estate/domain/property/price';
import { isBuy, isGermany } from '@estate/domain/property/vocabulary';
import type { PropertyCard } from '../../shared/api/types.ts';

/** Whether the calculator stands on the page: for purchases in Germany with a public price that can still be made. */
export function hasPurchaseCosts(property: Omit<PropertyCard, 'amenities' | 'image'>): boolean {
  const { country, currency } = property;
  return (
    isBuy(property) &&
    !isClosed(property) &&
    !isPriceOnRequest(property) &&
    amountOf(property) !== null &&
    isGermany(country) &&
    (currency ?? 'EUR') === 'EUR'
  );
}
