import type { PublicProperty } from '../../api/types.ts';

/** As much of the address as the server gives out; street and number are absent where it is hidden. */
export function addressOf({ street, house_number, zip_code, city, region }: PublicProperty): string {
  const road = [street, house_number].filter(Boolean).join(' ');
  const town = [zip_code, city].filter(Boolean).join(' ');
  return [road, town || region].filter(Boolean).join(', ') || 'Adresse auf Anfrage';
}

/** What the geocoder is asked (visitor-area §7): never street or number. Null where the place is not known. */
export function geocoderAddress({ zip_code, city, country }: PublicProperty): string | null {
  if (!city) return null;
  return `${[zip_code, city].filter(Boolean).join(' ')}, ${country ?? 'DEU'}`;
}
