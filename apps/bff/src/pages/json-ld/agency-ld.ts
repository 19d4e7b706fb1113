import { agency } from '@estate/content/agency';

export const agencyLdId = (publicUrl: URL): string => new URL('/#agentur', publicUrl).href;

/** The firm, its address, hours and the customer-service contact (staff-area §3). */
export function agencyLd(publicUrl: URL): object {
  const { address, geo, phone, openingHours, socialUrls } = agency;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyLdId(publicUrl),
    name: agency.name,
    legalName: agency.legalName,
    url: publicUrl.href,
    description: agency.description,
    telephone: phone.e164,
    email: agency.email,
    vatID: agency.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.zipCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng },
    areaServed: agency.areaServed,
    openingHoursSpecification: openingHours.map(({ dayOfWeek, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone.e164,
      email: agency.email,
      areaServed: agency.address.city,
      availableLanguage: agency.languages,
    },
    ...(socialUrls.length > 0 ? { sameAs: socialUrls } : {}),
  };
}
