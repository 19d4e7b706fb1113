import { type Condition, type FilterLimits, type ParsedSearch } from '@estate/domain/search/search-reader';
import { townNamed } from '@estate/domain/geo/towns';
import { isBusinessFeature } from '@estate/domain/search/features';
import { isDistrict } from '@estate/domain/search/hamburg';
import { isRail, isStationKey } from '@estate/domain/search/station-words';
import { marketingTypesByDeal, rsTypesByKind } from '@estate/contracts/values';
import {
  dwellingFilter,
  notReservedFilter,
  sizeFieldOf,
  listingFilter,
  type QueryOnMap,
  type PropertyFilter,
  rangeCondition,
} from './listing-query.ts';

/**
 * The regular expression for a normalised word: a number matches a whole word, another word the beginning of one, so
 * that a compound is found by its first part. Normalised words contain no characters that would have to be escaped.
 */
const patternOf = (word: string): string => (/^\d{1,4}[a-z]?$/.test(word) ? ` ${word} ` : ` ${word}`);

/**
 * Whether a word is sought only in title, kind, place and number, not in facts and notes: a number, or the name of a
 * place. Notes mention other places ('30 Minuten bis Hamburg') and all kinds of numbers.
 */
const isPlaceOrNumber = (word: string, stockPlaces: string): boolean =>
  /^\d/.test(word) || isDistrict(word) || townNamed(word) !== undefined || stockPlaces.includes(` ${word}`);

const oneOf = <Value>(
  { anyOf, isExcluded }: Condition<Value>,
  valuesOf: (value: Value) => readonly string[],
) => {
  const values = anyOf.flatMap(valuesOf);
  return isExcluded ? { $nin: values } : { $in: values };
};

/** The filter for one condition of words. `stockPlaces` are the normalised names of all places with properties. */
export function wordsFilter(
  { anyOf, isExcluded }: Condition<string>,
  stockPlaces: string,
): Record<string, object> {
  // `Othmarschen` alone is the district.
  const ofStations = anyOf.filter((word) => isStationKey(word) && !isDistrict(word));
  const named = anyOf.filter((word) => !isRail(word));
  const inTexts = named.filter((word) => !isPlaceOrNumber(word, stockPlaces));
  const conditions: Record<string, object>[] = [
    ...(ofStations.length > 0 ? [{ 'listing.stations': { $in: ofStations } }] : []),
    ...(named.length > 0 ? [{ 'listing.words': { $regex: named.map(patternOf).join('|') } }] : []),
    ...(inTexts.length > 0 ? [{ 'listing.text': { $regex: inTexts.map(patternOf).join('|') } }] : []),
  ];
  return isExcluded ? { $nor: conditions } : { $or: conditions };
}

const bothEnds = ['min', 'max'] as const;

const endsOf = (min: number | undefined, max: number | undefined) =>
  bothEnds.filter((end) => (end === 'min' ? min : max) !== undefined);

/**
 * The values that are limited by filters of the query, so that numbers in the search text do not limit them too. The
 * bounds of a range are separate.
 */
export const limitsOf = (query: QueryOnMap): FilterLimits => ({
  price: endsOf(query.price_min, query.price_max),
  built: endsOf(query.built_min, query.built_max),
  rooms: endsOf(query.rooms_min, query.rooms_max),
  area: endsOf(query.area_min, query.area_max),
  warmRent: endsOf(undefined, query.warm_max),
  ...(query.bedrooms_min === undefined ? {} : { bedrooms: bothEnds }),
});

/**
 * The filter of a list with its interpreted search text. A text with names or places also finds properties abroad,
 * which the list of properties in Germany leaves out.
 */
export function searchFilter(query: QueryOnMap, search: ParsedSearch, stockPlaces: string): PropertyFilter {
  const { deal, kinds, features, words, ranges, withoutReserved } = search;
  const isPlot = kinds.length === 1 && kinds.every(({ anyOf }) => anyOf.every((kind) => kind === 'plot'));
  const area = sizeFieldOf(isPlot ? { ...query, type: 'plot' } : query);
  const { country, rs_type, ...everywhere } = listingFilter(query);
  const isBusiness = features.some(({ anyOf }) => anyOf.some(isBusinessFeature));
  const hasRooms = rs_type !== undefined || ranges.rooms !== undefined || ranges.bedrooms !== undefined;
  const isDwelling = hasRooms && kinds.length === 0 && !isBusiness;
  const hasNames = words.some(({ isExcluded }) => !isExcluded);
  const conditions: Record<string, object>[] = [
    ...(deal ? [{ marketing_type: { $in: [...marketingTypesByDeal[deal]] } }] : []),
    ...kinds.map((kind) => ({ rs_type: oneOf(kind, (name) => rsTypesByKind[name]) })),
    ...features.map((feature) => ({ 'listing.features': oneOf(feature, (name) => [name]) })),
    ...words.map((word) => wordsFilter(word, stockPlaces)),
    ...(ranges.price ? [{ 'listing.amount': rangeCondition(ranges.price) }] : []),
    ...(ranges.warmRent ? [{ 'listing.warm_rent': rangeCondition(ranges.warmRent) }] : []),
    ...(ranges.rooms ? [{ number_of_rooms: rangeCondition(ranges.rooms) }] : []),
    ...(ranges.bedrooms ? [{ number_of_bed_rooms: rangeCondition(ranges.bedrooms) }] : []),
    ...(ranges.bathrooms ? [{ number_of_bath_rooms: rangeCondition(ranges.bathrooms) }] : []),
    ...(ranges.built ? [{ construction_year: rangeCondition(ranges.built) }] : []),
    ...(ranges.area ? [{ [area]: rangeCondition(ranges.area) }] : []),
    ...(ranges.plotArea ? [{ plot_area: rangeCondition(ranges.plotArea) }] : []),
  ];
  return {
    ...everywhere,
    ...(query.type && rs_type ? { rs_type } : isDwelling ? dwellingFilter : {}),
    ...(withoutReserved ? notReservedFilter : {}),
    ...(hasNames && !query.abroad ? {} : { country }),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}
