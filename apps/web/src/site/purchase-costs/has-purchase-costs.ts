import { isClosed } from '@estate/domain/property/offer-state';
import { amountOf, isEuro, isPriceOnRequest } from '@estate/domain/property/price';
import { isBuy, isGermany } from '@estate/domain/property/vocabulary';
import { spanishRegionOf } from '@estate/domain/property/spanish-regions';
import type { PropertyCard } from '../../shared/api/types.ts';

/**
 * Whether a property's page has the calculator: for unsold properties for sale with a public euro price in Germany, and
 * in the regions of Spain whose rates are known.
 */
export function hasPurchaseCosts(property: Omit<PropertyCard, 'amenities' | 'image'>): boolean {
  const { country, currency } = property;
  return (
    isBuy(property) &&
    !isClosed(property) &&
    !isPriceOnRequest(property) &&
    amountOf(property) !== null &&
    (isGermany(country) || spanishRegionOf(property) !== undefined) &&
    isEuro(currency)
  );
}
