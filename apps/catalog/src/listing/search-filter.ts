import { type Condition, type FilterLimits, type ParsedSearch } from '@estate/domain/search/read-search';
import { marketingTypesByDeal, rsTypesByKind } from '@estate/contracts/values';
import {
  areaOf,
  listingFilter,
  type QueryOnMap,
  type PropertyFilter,
  rangeCondition,
} from './listing-query.ts';

/**
 * The regular expression for a normalised word in `listing.words`: a house number matches a whole word, a word of less
 * than four letters the beginning of a word, a longer one any part of a word. Normalised words contain no characters
 * that would have to be escaped.
 */
export function patternOf(word: string): string {
  if (/^\d{1,4}[a-z]?$/.test(word)) return ` ${word} `;
  return word.length < 4 ? ` ${word}` : word;
}

const oneOf = <Value>(
  { anyOf, isExcluded }: Condition<Value>,
  valuesOf: (value: Value) => readonly string[],
) => {
  const values = anyOf.flatMap(valuesOf);
  return isExcluded ? { $nin: values } : { $in: values };
};

function withWords({ anyOf, isExcluded }: Condition<string>) {
  const pattern = { $regex: anyOf.map(patternOf).join('|') };
  return { 'listing.words': isExcluded ? { $not: pattern } : pattern };
}

const bothEnds = ['min', 'max'] as const;

const endsOf = (min: number | undefined, max: number | undefined) =>
  bothEnds.filter((end) => (end === 'min' ? min : max) !== undefined);

/**
 * The values that are limited by filters of the query, so that numbers in the search text do not limit them too. The
 * two bounds of the price and of the year are separate.
 */
export const limitsOf = (query: QueryOnMap): FilterLimits => ({
  price: endsOf(query.price_min, query.price_max),
  built: endsOf(query.built_min, query.built_max),
  ...(query.rooms_min === undefined ? {} : { rooms: bothEnds }),
  ...(query.bedrooms_min === undefined ? {} : { bedrooms: bothEnds }),
  ...(query.area_min === undefined ? {} : { area: bothEnds }),
});

/**
 * The filter of a list with its interpreted search text. A text with names or places also finds properties abroad,
 * which the list of properties in Germany leaves out.
 */
export function searchFilter(query: QueryOnMap, search: ParsedSearch): PropertyFilter {
  const { deal, kinds, features, words, ranges } = search;
  const isPlot = kinds.length === 1 && kinds.every(({ anyOf }) => anyOf.every((kind) => kind === 'plot'));
  const area = areaOf(isPlot ? { ...query, type: 'plot' } : query);
  const { country, ...everywhere } = listingFilter(query);
  const hasNames = words.some(({ isExcluded }) => !isExcluded);
  const conditions: Record<string, object>[] = [
    ...(deal ? [{ marketing_type: { $in: [...marketingTypesByDeal[deal]] } }] : []),
    ...kinds.map((kind) => ({ rs_type: oneOf(kind, (name) => rsTypesByKind[name]) })),
    ...features.map((feature) => ({ 'listing.features': oneOf(feature, (name) => [name]) })),
    ...words.map(withWords),
    ...(ranges.price ? [{ 'listing.amount': rangeCondition(ranges.price) }] : []),
    ...(ranges.rooms ? [{ number_of_rooms: rangeCondition(ranges.rooms) }] : []),
    ...(ranges.bedrooms ? [{ number_of_bed_rooms: rangeCondition(ranges.bedrooms) }] : []),
    ...(ranges.bathrooms ? [{ number_of_bath_rooms: rangeCondition(ranges.bathrooms) }] : []),
    ...(ranges.built ? [{ construction_year: rangeCondition(ranges.built) }] : []),
    ...(ranges.area ? [{ [area]: rangeCondition(ranges.area) }] : []),
    ...(ranges.plotArea ? [{ plot_area: rangeCondition(ranges.plotArea) }] : []),
  ];
  return {
    ...everywhere,
    ...(hasNames && !query.abroad ? {} : { country }),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}
