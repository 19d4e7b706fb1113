import { coastOf } from '@estate/domain/search/coasts';
import { foldSearch } from '@estate/domain/search/fold';
import { bezirkOf } from '@estate/domain/search/hamburg';
import { foldText } from '@estate/server-kit/text/fold-text';

type Text = string | null | undefined;
interface Locality {
  readonly city?: Text;
  readonly region?: Text;
  readonly zip_code?: Text;
}

/** Returns the district, which is the CRM's `region`, or null if `region` only repeats the city. */
export function districtOf({ city, region }: Pick<Locality, 'city' | 'region'>): string | null {
  const district = region?.trim();
  return district && foldText(district) !== foldText(city ?? '') ? district : null;
}

/**
 * The normalised names by which visitors may search for the property's place: city, district, Bezirk (borough of
 * Hamburg), coast, postcode, and the usual combinations of two of them. All are public, even if the address is hidden.
 */
export function placeNames(place: Locality): string[] {
  const { city, zip_code } = place;
  const district = districtOf(place);
  const names = [
    city,
    district,
    district && bezirkOf(district),
    city && coastOf(city),
    zip_code,
    city && zip_code && `${zip_code} ${city}`,
    city && district && `${city} ${district}`,
  ];
  return [...new Set(names.map((name) => foldSearch(name ?? '')).filter((name) => name !== ''))];
}
