import type { PublicProperty } from '../../../shared/api/types.ts';

/** The geocoder's query (visitor-area §7), never with street or number. Null if the place is unknown. */
export function geocoderAddress({ zip_code, city, country }: PublicProperty): string | null {
  if (!city) return null;
  return `${[zip_code, city].filter(Boolean).join(' ')}, ${country ?? 'DEU'}`;
}
