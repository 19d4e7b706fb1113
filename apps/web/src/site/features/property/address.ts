import { placeLine } from '@estate/domain/property/place-name';
import type { PublicProperty } from '../../../shared/api/types.ts';

/** The address with the district before the town. The server leaves out street and number if the address is hidden. */
export function addressOf(
  property: Pick<
    Partial<PublicProperty>,
    'street' | 'house_number' | 'zip_code' | 'city' | 'region' | 'country'
  >,
): string {
  const road = [property.street, property.house_number].filter(Boolean).join(' ');
  return [road, placeLine(property)].filter(Boolean).join(', ') || 'Adresse auf Anfrage';
}

/** The geocoder's query (visitor-area §7), never with street or number. Null if the place is unknown. */
export function geocoderAddress({ zip_code, city, country }: PublicProperty): string | null {
  if (!city) return null;
  return `${[zip_code, city].filter(Boolean).join(' ')}, ${country ?? 'DEU'}`;
}
