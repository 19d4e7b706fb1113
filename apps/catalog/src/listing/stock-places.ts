import { type PropertyPlaces } from '@estate/contracts/catalog/listing';
import { countryOf } from '@estate/domain/property/crm-words';
import { isGermany } from '@estate/domain/property/vocabulary';
import { foldSearch } from '@estate/domain/search/fold';
import { districtOf } from '../property/place-names.ts';

/**
 * A combination of country, city, region and postcode, and the number of properties with it, as aggregated by Mongo.
 */
export interface PlaceGroup {
  readonly _id: {
    readonly country?: string | null;
    readonly city?: string | null;
    readonly region?: string | null;
    readonly zip_code?: string | null;
  };
  readonly count: number;
  /** The mean of the published positions of these properties; missing or null if none has a position. */
  readonly lng?: number | null;
  readonly lat?: number | null;
}

export type StockPlace = PropertyPlaces['items'][number];

/** The groups of one place, by the spelling of its name. */
type Spellings = Map<string, PlaceGroup[]>;

const countOf = (groups: readonly PlaceGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Rounds to about a hundred metres. */
const round = (degrees: number): number => Math.round(degrees * 1e3) / 1e3;

/** The mean of the groups' positions, weighted by the number of properties. */
function middleOf(groups: readonly PlaceGroup[]): Pick<StockPlace, 'middle'> {
  let [weight, east, north] = [0, 0, 0];
  for (const { lng, lat, count } of groups) {
    if (lng == null || lat == null) continue;
    weight += count;
    east += lng * count;
    north += lat * count;
  }
  return weight === 0 ? {} : { middle: { lng: round(east / weight), lat: round(north / weight) } };
}

/** The place with its most frequent spelling, the number of properties over all spellings, and the mean position. */
function asPlace(kind: StockPlace['kind'], spellings: Spellings): StockPlace {
  const all = [...spellings]
    .map(([place, groups]) => ({ place, count: countOf(groups) }))
    .toSorted((a, b) => b.count - a.count || (a.place < b.place ? -1 : 1));
  const groups = [...spellings.values()].flat();
  return { kind, place: all[0]?.place ?? '', count: countOf(groups), ...middleOf(groups) };
}

const kinds = ['country', 'city', 'district', 'zip'] as const;

/** The German name of a country abroad; undefined for Germany and for a country that the filter does not know. */
const countryAbroad = (country: string | null | undefined): string | undefined =>
  isGermany(country) ? undefined : countryOf(country)?.name;

/**
 * The cities, districts and postcodes of all properties and the countries of those abroad, each once in its most
 * frequent spelling, sorted by German collation. If there are more than `limit`, those with the most properties are
 * kept.
 */
export function stockPlaces(groups: readonly PlaceGroup[], limit: number): StockPlace[] {
  const places = {
    country: new Map<string, Spellings>(),
    city: new Map<string, Spellings>(),
    district: new Map<string, Spellings>(),
    zip: new Map<string, Spellings>(),
  };
  for (const group of groups) {
    const { _id: place } = group;
    const names = {
      country: countryAbroad(place.country),
      city: place.city,
      district: districtOf(place),
      zip: place.zip_code,
    };
    for (const kind of kinds) {
      const name = names[kind]?.trim();
      if (!name) continue;
      const spellings: Spellings = places[kind].get(foldSearch(name)) ?? new Map();
      const alike = spellings.get(name) ?? [];
      alike.push(group);
      spellings.set(name, alike);
      places[kind].set(foldSearch(name), spellings);
    }
  }
  return kinds
    .flatMap((kind) => [...places[kind].values()].map((spellings) => asPlace(kind, spellings)))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .toSorted((a, b) => a.place.localeCompare(b.place, 'de'));
}
