import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { isGermany, listedStatusIds, marketingTypesByDeal, rsTypesByKind } from '@estate/contracts/values';
import { offerStates } from '@estate/domain/property/offer-state';
import { endOfMonth } from '@estate/domain/property/free-from';
import { countryOf } from '@estate/domain/property/crm-words';
import { energyClassesUpTo, filterFeatureKeys } from '@estate/domain/search/filter-values';
import { type QueryFilter } from 'mongoose';
import { foldSearch } from '@estate/domain/search/fold';
import { foldText } from '@estate/server-kit/text/fold-text';
import { type StoredProperty } from '../property/property.schema.ts';
import { notRemovedFilter } from '../property/publicity.ts';

export type PropertyFilter = QueryFilter<StoredProperty>;
export type PropertyOrder = Record<string, 1 | -1>;

/** A list query whose map area, if it has one, was converted to a filter. */
export type QueryOnMap = PropertyQuery & {
  /** Matches the properties in the area; undefined for the whole map. */
  readonly mapAreaFilter?: PropertyFilter | undefined;
};

/** A missing country counts as DEU (architecture.md). `null` matches missing fields too. */
export const germanyFilter: PropertyFilter = { country: { $in: ['DEU', '', null] } };
export const abroadFilter: PropertyFilter = { country: { $nin: ['DEU', '', null] } };

/** The stored field that the filter by square metres compares: for plots the plot area, because they have no floor area. */
export const sizeFieldOf = (query: Pick<PropertyQuery, 'type'>) =>
  query.type === 'plot' ? 'plot_area' : 'listing.area';

/** A Mongo condition for numbers from `min` to `max`. Null and missing values do not match if a bound is set. */
export const rangeCondition = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => ({
  ...(min === undefined ? {} : { $gte: min }),
  ...(max === undefined ? {} : { $lte: max }),
});

/** The filter of the listing page (visitor-area §7.2): current offers in Germany. */
export const germanOffersFilter: PropertyFilter = {
  ...notRemovedFilter,
  website_status: 'aktiv',
  property_status_id: { $in: [...listedStatusIds] },
  ...germanyFilter,
};

/** The filter of the whole list: properties in Germany, or holiday homes abroad. */
export const baseListFilter = (query: Pick<PropertyQuery, 'abroad'>): PropertyFilter =>
  query.abroad ? { ...germanOffersFilter, ...abroadFilter } : germanOffersFilter;

/** The filter for a place by its name. In the list abroad the name may also be that of a country. */
function placeFilter({ city, abroad: isAbroad }: PropertyQuery): PropertyFilter {
  if (!city) return {};
  const country = isAbroad ? countryOf(city) : undefined;
  const isCountry = country && !isGermany(country.iso3) && foldText(country.name) === foldText(city);
  return isCountry ? { country: country.iso3 } : { 'listing.places': { $in: placesOf(city) } };
}

/** The names in the filter `city`, e.g. of `Altona, Winterhude`. */
export const citiesOf = (names: string): string[] =>
  names.split(/[,;]| oder | und /i).map((name) => name.trim());

/** The search keys of the places in a text, of which a property needs to match one, e.g. `Altona, Winterhude`. */
const placesOf = (names: string): string[] =>
  citiesOf(names).flatMap((name) => [
    foldSearch(name),
    // The key in the format of the previous release, which properties have until the next sync.
    foldText(name),
  ]);

export const notReservedFilter: PropertyFilter = {
  'listing.state_rank': { $ne: offerStates.indexOf('reserved') },
};

/** Rooms are wanted of a dwelling if no kind is named, although offices and shops have rooms as well. */
export const dwellingFilter: PropertyFilter = {
  rs_type: { $nin: [...rsTypesByKind.commercial, ...rsTypesByKind.plot] },
};

/**
 * The filter of a list without its search text. A property with an unknown value does not match a bound of the value.
 */
export function listingFilter(query: QueryOnMap): PropertyFilter {
  const { type, deal, price_min, price_max, rooms_min, rooms_max, bedrooms_min } = query;
  const { area_min, area_max, built_min, built_max, warm_max, yield_min, free_by, energy } = query;
  const features = filterFeatureKeys.filter((key) => query[key]);
  const hasRooms = [rooms_min, rooms_max, bedrooms_min].some((bound) => bound !== undefined);
  return {
    ...baseListFilter(query),
    ...(type ? { rs_type: { $in: [...rsTypesByKind[type]] } } : hasRooms ? dwellingFilter : {}),
    ...(deal ? { marketing_type: { $in: [...marketingTypesByDeal[deal]] } } : {}),
    ...placeFilter(query),
    ...(price_min === undefined && price_max === undefined
      ? {}
      : { 'listing.amount': rangeCondition({ min: price_min, max: price_max }) }),
    ...(rooms_min === undefined && rooms_max === undefined
      ? {}
      : { number_of_rooms: rangeCondition({ min: rooms_min, max: rooms_max }) }),
    ...(bedrooms_min === undefined ? {} : { number_of_bed_rooms: rangeCondition({ min: bedrooms_min }) }),
    ...(area_min === undefined && area_max === undefined
      ? {}
      : { [sizeFieldOf(query)]: rangeCondition({ min: area_min, max: area_max }) }),
    ...(built_min === undefined && built_max === undefined
      ? {}
      : { construction_year: rangeCondition({ min: built_min, max: built_max }) }),
    ...(warm_max === undefined ? {} : { 'listing.warm_rent': rangeCondition({ max: warm_max }) }),
    ...(yield_min === undefined ? {} : { 'listing.gross_yield': rangeCondition({ min: yield_min }) }),
    ...(free_by === undefined ? {} : { 'listing.free_day': { $lte: endOfMonth(free_by) } }),
    ...(energy ? { energy_efficiency_class: { $in: energyClassesUpTo(energy) } } : {}),
    ...(features.length > 0 ? { 'listing.features': { $all: features } } : {}),
    ...query.mapAreaFilter,
    ...(query.without_reserved ? notReservedFilter : {}),
  };
}

/** By default sorts by status group, the newest of each group first. Unknown values come last. */
export function listingOrder(query: Pick<PropertyQuery, 'deal' | 'type' | 'sort'>): PropertyOrder {
  // Purchase prices and rents cannot be compared, so properties for sale come first, then rentals.
  const byDeal: PropertyOrder = query.deal ? {} : { 'listing.is_rent': 1 };
  switch (query.sort) {
    case 'newest':
      return { _id: -1 };
    case 'price_asc':
      return { ...byDeal, 'listing.amount_asc': 1, _id: -1 };
    case 'price_desc':
      return { ...byDeal, 'listing.amount': -1, _id: -1 };
    case 'warm_asc':
      return { 'listing.warm_rent_asc': 1, _id: -1 };
    case 'area_desc':
      return { [sizeFieldOf(query)]: -1, _id: -1 };
    case 'available_first':
      return { 'listing.state_rank': 1, _id: -1 };
    case undefined:
      return { 'listing.status_rank': 1, _id: -1 };
  }
}
