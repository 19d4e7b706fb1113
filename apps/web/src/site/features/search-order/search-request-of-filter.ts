import { filterFeatureKeys, filterFeatures } from '@estate/domain/search/filter-values';
import { filterConditions } from '@estate/domain/search/filter-words';
import type { ListingFilter } from '@estate/domain/search/listing-filter';
import { formatNumber } from '@estate/domain/text/format';

/**
 * The form takes whole rooms only. 'from 2.5' becomes 'from 2', so that no matching property is excluded. The search
 * reads '3 rooms' as 3 to 3.5, so the maximum is rounded down too.
 */
const wholeRooms = (rooms: number): number => Math.floor(rooms);

/** Whether the search text is the id of a property, which is watched then. */
const isPropertyId = (q: string): boolean => /^\d+$/.test(q);

/** The amenities as text for the form's field `equipment`. */
const equipmentOf = (filter: ListingFilter): string =>
  filterFeatureKeys
    .filter((key) => filter[key])
    .map((key) => filterFeatures[key])
    .join(', ');

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
    q && (isPropertyId(q) ? `Immobilie Nummer ${q}` : `Suchbegriff: ${q}`),
  ];
  return notes.filter(Boolean).join('\n');
}

/** The address of the list with the area on its map, because no field of the form takes an area. */
const areaLink = ({ within, abroad }: ListingFilter, origin: string): string =>
  within === undefined
    ? ''
    : `Gebiet: ${origin}/${abroad ? 'ferienimmobilien' : 'immobilien'}?${new URLSearchParams({ view: 'map', within })}`;

/**
 * The filters of a list as values of the form, which the agency reads. Fields without a value are left out, except `notes`.
 * `origin` is the site's origin.
 */
export function searchRequestOf(filter: ListingFilter, origin: string): Readonly<Record<string, string>> {
  const { type, deal, city, rooms_min, rooms_max, price_min, price_max } = filter;
  return {
    ...(deal && { buyOrRent: deal }),
    ...(type && { propertyType: type }),
    ...(city !== undefined && { city }),
    ...(rooms_min !== undefined && rooms_min >= 1 && { minRooms: String(wholeRooms(rooms_min)) }),
    ...(rooms_max !== undefined && rooms_max >= 1 && { maxRooms: String(wholeRooms(rooms_max)) }),
    ...(price_min !== undefined && { minPrice: formatNumber(price_min) }),
    ...(price_max !== undefined && { maxPrice: formatNumber(price_max) }),
    ...(equipmentOf(filter) && { equipment: equipmentOf(filter) }),
    notes: [notesOf(filter), areaLink(filter, origin)].filter(Boolean).join('\n'),
  };
}
