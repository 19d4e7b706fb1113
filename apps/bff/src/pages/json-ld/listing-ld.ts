import { type OfferState, offerState } from '@estate/contracts/offer-state';
import { amountOf, isPriceOnRequest } from '@estate/contracts/price';
import { type PublicProperty } from '@estate/contracts/public-property';
import { isRent, rsTypesByKind } from '@estate/contracts/vocabulary';
import { agencyLdId } from './agency-ld.ts';

function kindOf({ rs_type }: PublicProperty): string {
  if (rsTypesByKind.apartment.includes(rs_type ?? '')) return 'Apartment';
  return rsTypesByKind.house.includes(rs_type ?? '') ? 'House' : 'Place';
}

const availability: Readonly<Record<OfferState, string>> = {
  available: 'https://schema.org/InStock',
  'coming-soon': 'https://schema.org/PreOrder',
  reserved: 'https://schema.org/LimitedAvailability',
  closed: 'https://schema.org/SoldOut',
};

/** Contains only the visitor's record, which has no hidden address and no price on request. */
function place(property: PublicProperty): object {
  const street = [property.street, property.house_number].filter(Boolean).join(' ');
  const isDwelling = kindOf(property) !== 'Place';
  return {
    '@type': kindOf(property),
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      ...(property.zip_code ? { postalCode: property.zip_code } : {}),
      ...(property.city ? { addressLocality: property.city } : {}),
      addressCountry: property.country ?? 'DEU',
    },
    ...(property.lat != null && property.lng != null
      ? { geo: { '@type': 'GeoCoordinates', latitude: property.lat, longitude: property.lng } }
      : {}),
    ...(isDwelling && property.number_of_rooms ? { numberOfRooms: property.number_of_rooms } : {}),
    ...(isDwelling && property.living_space
      ? { floorSize: { '@type': 'QuantitativeValue', value: property.living_space, unitCode: 'MTK' } }
      : {}),
  };
}

function offer(publicUrl: URL, property: PublicProperty, url: string): object {
  const amount = isPriceOnRequest(property) ? null : amountOf(property);
  return {
    '@type': 'Offer',
    url,
    availability: availability[offerState(property)],
    businessFunction: isRent(property)
      ? 'http://purl.org/goodrelations/v1#LeaseOut'
      : 'http://purl.org/goodrelations/v1#Sell',
    ...(amount === null ? {} : { price: amount, priceCurrency: property.currency ?? 'EUR' }),
    offeredBy: { '@id': agencyLdId(publicUrl) },
  };
}

/** A property as RealEstateListing with its Offer. */
export function listingLd(
  publicUrl: URL,
  property: PublicProperty,
  options: { path: string; description: string; imagePaths: readonly string[] },
): object {
  const url = new URL(options.path, publicUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.title,
    description: options.description,
    url,
    datePosted: property.imported_at,
    image: options.imagePaths.map((path) => new URL(path, publicUrl).href),
    mainEntity: place(property),
    offers: offer(publicUrl, property, url),
  };
}
