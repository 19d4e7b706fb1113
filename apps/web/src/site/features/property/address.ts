import type { PublicProperty } from '../../../shared/api/types.ts';

/** The address as far as the server sends it; street and number are missing if the address is hidden. */
export function addressOf({
  street,
  house_number,
  zip_code,
  city,
  region,
}: Pick<Partial<PublicProperty>, 'street' | 'house_number' | 'zip_code' | 'city' | 'region'>): string {
  const road = [street, house_number].filter(Boolean).join(' ');
  const town = [zip_code, city].filter(Boolean).join(' ');
  return [road, town || region].filter(Boolean).join(', ') || 'Adresse auf Anfrage';
}

/** The geocoder's query (visitor-area §7), never with street or number. Null if the place is unknown. */
export function geocoderAddress({ zip_code, city, country }: PublicProperty): string | null {
  if (!city) return null;
  return `${[zip_code, city].filter(Boolean).join(' ')}, ${country ?? 'DEU'}`;
}
