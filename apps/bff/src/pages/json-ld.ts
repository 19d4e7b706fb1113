import { faqAnswers } from '@estate/content/faq-answers';
import { daysOf } from '@estate/content/opening-hours';
import { e164 } from '@estate/content/phone';
import { agency } from '@estate/content/sections/agency';
import { searchEngines } from '@estate/content/sections/search-engines';
import { texts } from '@estate/content/texts';
import { type Broker } from '@estate/content/sections/people';
import { countryOf } from '@estate/domain/property/crm-words';
import { hasPage, type OfferState, offerState } from '@estate/domain/property/offer-state';
import { publicAmount } from '@estate/domain/property/price';
import { type PropertyCard, type PublicProperty } from '@estate/contracts/catalog/public-property';
import { propertySlug } from '@estate/domain/property/property-slug';
import { isRent, rsTypesByKind } from '@estate/domain/property/vocabulary';

const agencyLdId = (publicUrl: URL): string => new URL('/#agentur', publicUrl).href;

/** The agency with its address, hours and customer-service contact (staff-area §3). */
export function agencyJsonLd(publicUrl: URL): object {
  const { name, legalName, address, geo, phone, email, openingHours, vatId } = texts(agency);
  const { description, areaServed, languages, socialUrls } = texts(searchEngines);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyLdId(publicUrl),
    name,
    legalName,
    url: publicUrl.href,
    description,
    telephone: e164(phone),
    email,
    vatID: vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.zipCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng },
    areaServed,
    openingHoursSpecification: openingHours.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysOf(hours),
      opens: hours.opens,
      closes: hours.closes,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: e164(phone),
      email,
      areaServed: address.city,
      availableLanguage: languages,
    },
    ...(socialUrls.length > 0 ? { sameAs: socialUrls } : {}),
  };
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbsJsonLd(publicUrl: URL, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Startseite', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  };
}

/** The properties of a list in its order, without those that are coming soon, which have no page yet. */
export function itemListJsonLd(publicUrl: URL, cards: readonly PropertyCard[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.filter(hasPage).map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.title,
      url: new URL(`/immobilie/${propertySlug(card)}`, publicUrl).href,
    })),
  };
}

/** The questions that stand on /verkaufen, with the same words. */
export const faqJsonLd = (): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqAnswers().map(({ question, paragraphs }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n') },
  })),
});

/** A broker as structured data, with the fields of the specification (staff-area §3). */
export function brokerJsonLd(publicUrl: URL, broker: Broker, imagePath: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: broker.name,
    jobTitle: broker.jobTitle,
    description: broker.description,
    url: new URL(`/makler/${broker.slug}`, publicUrl).href,
    image: new URL(imagePath, publicUrl).href,
    telephone: [e164(texts(agency).phone), e164(broker.mobile)],
    email: broker.email,
    areaServed: broker.areaServed.map((name) => ({ '@type': 'City', name })),
    knowsLanguage: broker.languages,
    worksFor: { '@id': agencyLdId(publicUrl) },
  };
}

function kindOf({ rs_type }: PublicProperty): string {
  if (rsTypesByKind.apartment.includes(rs_type ?? '')) return 'Apartment';
  return rsTypesByKind.house.includes(rs_type ?? '') ? 'House' : 'Place';
}

const availability: Readonly<Record<Exclude<OfferState, 'closed'>, string>> = {
  available: 'https://schema.org/InStock',
  'coming-soon': 'https://schema.org/PreOrder',
  reserved: 'https://schema.org/LimitedAvailability',
};

/** The property as a place of schema.org. PublicProperty contains its address only as far as it is public. */
function place(property: PublicProperty): object {
  const street = [property.street, property.house_number].filter(Boolean).join(' ');
  const isDwelling = kindOf(property) !== 'Place';
  const country = countryOf(property.country?.trim() ? property.country : 'DEU');
  return {
    '@type': kindOf(property),
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      ...(property.zip_code ? { postalCode: property.zip_code } : {}),
      ...(property.city ? { addressLocality: property.city } : {}),
      ...(country ? { addressCountry: country.iso2 } : {}),
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

/** The price with its currency; a rent also says that it is paid each month. */
function priceOf(property: PublicProperty): object {
  const price = publicAmount(property);
  if (price === null) return {};
  const amount = { price, priceCurrency: property.currency ?? 'EUR' };
  return isRent(property)
    ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' } }
    : amount;
}

/** The offer of a property; undefined if it was sold or let. */
function offers(publicUrl: URL, property: PublicProperty, url: string): { offers?: object } {
  const state = offerState(property);
  if (state === 'closed') return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      availability: availability[state],
      businessFunction: isRent(property)
        ? 'http://purl.org/goodrelations/v1#LeaseOut'
        : 'http://purl.org/goodrelations/v1#Sell',
      ...priceOf(property),
      offeredBy: { '@id': agencyLdId(publicUrl) },
    },
  };
}

/** A property as RealEstateListing of schema.org, with an Offer unless it was sold or let. */
export function listingJsonLd(
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
    datePosted: property.first_public_at ?? property.imported_at,
    image: options.imagePaths.map((path) => new URL(path, publicUrl).href),
    mainEntity: place(property),
    ...offers(publicUrl, property, url),
  };
}
