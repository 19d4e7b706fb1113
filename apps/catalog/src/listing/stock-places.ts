import { type PropertyPlaces } from '@estate/contracts/catalog/listing';
import { countryOf } from '@estate/domain/property/crm-words';
import { isGermany } from '@estate/domain/property/vocabulary';
import { foldText } from '@estate/server-kit/fold-text';
import { districtOf } from '../property/place-names.ts';

/** How many properties have a place, as the store counts them. */
export interface PlaceGroup {
  readonly _id: {
    readonly country?: string | null;
    readonly city?: string | null;
    readonly region?: string | null;
    readonly zip_code?: string | null;
  };
  readonly count: number;
}

type StockPlace = PropertyPlaces['items'][number];

/** Spellings of one place with their counts. */
type Spellings = Map<string, number>;

/** The most frequent spelling, and the count of all of them. */
function asPlace(kind: StockPlace['kind'], spellings: Spellings): StockPlace {
  const all = [...spellings].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return { kind, place: all[0]?.[0] ?? '', count: all.reduce((sum, [, count]) => sum + count, 0) };
}

const kinds = ['country', 'city', 'district', 'zip'] as const;

/** The German name of a country abroad, if the filter knows it. */
const countryAbroad = (country: string | null | undefined): string | undefined =>
  isGermany(country) ? undefined : countryOf(country)?.name;

/**
 * The cities, districts and postcodes of the stock in German order, and the countries of what lies abroad, each once in its
 * usual spelling. Of more than `limit` those with the most properties stay.
 */
export function stockPlaces(groups: readonly PlaceGroup[], limit: number): StockPlace[] {
  const found = {
    country: new Map<string, Spellings>(),
    city: new Map<string, Spellings>(),
    district: new Map<string, Spellings>(),
    zip: new Map<string, Spellings>(),
  };
  for (const { _id: place, count } of groups) {
    const names = {
      country: countryAbroad(place.country),
      city: place.city,
      district: districtOf(place),
      zip: place.zip_code,
    };
    for (const kind of kinds) {
      const name = names[kind]?.trim();
      if (!name) continue;
      const spellings = found[kind].get(foldText(name)) ?? new Map<string, number>();
      spellings.set(name, (spellings.get(name) ?? 0) + count);
      found[kind].set(foldText(name), spellings);
    }
  }
  return kinds
    .flatMap((kind) => [...found[kind].values()].map((spellings) => asPlace(kind, spellings)))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .toSorted((a, b) => a.place.localeCompare(b.place, 'de'));
}
