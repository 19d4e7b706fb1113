import { isClosed, type OfferFields } from './offer-state.ts';
import { amountOf, isEuro, isPriceOnRequest, type PriceFields } from './price.ts';
import { spanishRegionOf } from './spanish-regions.ts';
import { isBuy, isGermany } from './vocabulary.ts';

/**
 * Whether a property's page has the calculator: for unsold properties for sale with a public euro price in Germany, and
 * in the regions of Spain whose rates are known.
 */
export function hasPurchaseCosts(
  property: OfferFields & PriceFields & Parameters<typeof spanishRegionOf>[0],
): boolean {
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
