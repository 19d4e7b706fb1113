import { filterFeatureKeys, filterFeatures } from '@estate/domain/search/filter-values';
import { filterConditions } from '@estate/domain/search/filter-words';
import type { ListingFilter } from '@estate/domain/search/listing-filter';
import { coastOf } from '@estate/domain/search/coasts';
import { featureLabel } from '@estate/domain/search/features';
import { foldSearch } from '@estate/domain/search/fold';
import { isDistrict } from '@estate/domain/search/hamburg';
import { isKnownRegion } from '@estate/domain/search/place-phrase';
import { readWith } from '@estate/domain/search/search-reader';
import { formatNumber } from '@estate/domain/text/format';

/**
 * The form takes whole rooms only. 'from 2.5' becomes 'from 2', so that no matching property is excluded. The search
 * reads '3 rooms' as 3 to 3.5, so the maximum is rounded down too.
 */
const wholeRooms = (rooms: number): number => Math.floor(rooms);

/** Whether the search text is a property id, which says nothing about other properties. */
const isPropertyId = (q: string): boolean => /^\d+$/.test(q);

/** The amenities as text for the form's field `equipment`. */
const equipmentOf = (filter: FilterWithText): string => {
  const filtered = filterFeatureKeys.filter((key) => filter[key]).map((key) => filterFeatures[key]);
  return [...new Set([...filtered, ...(filter.features ?? [])])].join(', ');
};

/** The filters for which the form has no field, as text for the agency. */
function notesOf(filter: ListingFilter): string {
  const { q, abroad } = filter;
  const inWords = filterConditions(filter).filter(({ fields: [field] }) =>
    [
      'area_min',
      'built_min',
      'warm_max',
      'yield_min',
      'free_by',
      'energy',
      'bedrooms_min',
      'within',
    ].includes(field ?? ''),
  );
  const notes = [
    abroad ? 'Ferienimmobilie im Ausland' : '',
    ...inWords.map(({ label }) => label),
    q === undefined || isPropertyId(q) ? '' : `Suchbegriff: ${q}`,
  ];
  return notes.filter(Boolean).join('\n');
}

/** The address of the list with the area on its map, because no field of the form takes an area. */
const areaLink = ({ within, abroad }: ListingFilter, origin: string): string =>
  within === undefined
    ? ''
    : `Gebiet: ${origin}/${abroad ? 'ferienimmobilien' : 'immobilien'}?${new URLSearchParams({ view: 'map', within })}`;

/** Whether a word is surely a place. Any other word may come from a property's title. */
function isKnownPlace(name: string): boolean {
  const word = foldSearch(name);
  return word === 'hamburg' || isDistrict(word) || coastOf(name) !== undefined || isKnownRegion(name);
}

/** The list's filter. Its empty fields are filled from its search text (`Altona bis 600.000 mit Balkon`). */
interface FilterWithText extends ListingFilter {
  features?: readonly string[];
}

function withText(filter: ListingFilter): FilterWithText {
  if (filter.q === undefined) return filter;
  const { deal, kinds, features, ranges, parts } = readWith({}, filter.q);
  const [kind] = kinds.length === 1 && !kinds[0]?.isExcluded ? (kinds[0]?.anyOf ?? []) : [];
  const names = parts.flatMap((part) => part.names ?? []);
  const wanted = features.filter(({ anyOf, isExcluded }) => anyOf.length === 1 && !isExcluded);
  return {
    type: kind,
    deal,
    city: names.length > 0 && names.every(isKnownPlace) ? names.join(', ') : undefined,
    rooms_min: ranges.rooms?.min,
    rooms_max: ranges.rooms?.max,
    price_min: ranges.price?.min,
    price_max: ranges.price?.max,
    features: wanted.flatMap(({ anyOf }) => anyOf.map(featureLabel)),
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  };
}

/**
 * The filters and search text of a list as values of the form. Fields without a value are left out, except `notes`.
 * `origin` is the site's origin.
 */
export function searchRequestOf(filter: ListingFilter, origin: string): Readonly<Record<string, string>> {
  const completed = withText(filter);
  const { type, deal, city, rooms_min, rooms_max, price_min, price_max } = completed;
  return {
    ...(deal && { buyOrRent: deal }),
    ...(type && { propertyType: type }),
    ...(city !== undefined && { city }),
    ...(rooms_min !== undefined && rooms_min >= 1 && { minRooms: String(wholeRooms(rooms_min)) }),
    ...(rooms_max !== undefined && rooms_max >= 1 && { maxRooms: String(wholeRooms(rooms_max)) }),
    ...(price_min !== undefined && { minPrice: formatNumber(price_min) }),
    ...(price_max !== undefined && { maxPrice: formatNumber(price_max) }),
    ...(equipmentOf(completed) && { equipment: equipmentOf(completed) }),
    notes: [notesOf(filter), areaLink(filter, origin)].filter(Boolean).join('\n'),
  };
}
