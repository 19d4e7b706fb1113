import { dealOfPrice, filterFeatureKeys } from './filter-values.ts';
import { foldSearch } from './fold.ts';
import { isDistrict } from './hamburg.ts';
import { type ListingFilter, type ListingQuery, parseListingFilter } from './listing-filter.ts';
import type { Measure, Range } from './quantities.ts';
import { readSearch } from './read-search.ts';
import { type SearchPart, withoutParts } from './search-reader.ts';

type Fields = Partial<ListingFilter>;

/** The spelling of a place with listed properties by its folded name; undefined for other words. */
export type PlaceOf = (folded: string) => string | undefined;

/** The fields of a range; undefined if the filter has none for it. */
function rangeFields(measure: Measure, { min, max }: Range): Fields | undefined {
  switch (measure) {
    case 'rooms':
      return { rooms_min: min, rooms_max: max };
    case 'area':
      return { area_min: min, area_max: max };
    case 'price':
      return { price_min: min, price_max: max };
    case 'built':
      return { built_min: min, built_max: max };
    case 'bedrooms':
      return max === undefined ? { bedrooms_min: min } : undefined;
    case 'warmRent':
      return min === undefined ? { warm_max: max } : undefined;
    case 'bathrooms':
    case 'plotArea':
      return undefined;
  }
}

const set = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * The fields that mean the same as a part without names; undefined if none do. The part is read alone: a part that reads
 * differently without the words around it has the same label only if it means the same.
 */
function fieldsOf(text: string, part: SearchPart): Fields | undefined {
  const { deal, kinds, features, words, ranges, sort, withoutReserved, parts, notes } = readSearch(
    text.slice(part.start, part.end),
  );
  const single = [...kinds, ...features].every(({ anyOf, isExcluded }) => anyOf.length === 1 && !isExcluded);
  if (parts.length !== 1 || parts[0]?.label !== part.label || words.length > 0 || !single) return undefined;
  // A field would not say what the note says.
  if (notes.length > 0) return undefined;
  const { price } = ranges;
  const keys = features.map(({ anyOf: [feature] }) => filterFeatureKeys.find((key) => key === feature));
  const ofRanges: (Fields | undefined)[] = Object.entries(ranges).map(([measure, range]) =>
    rangeFields(measure as Measure, range),
  );
  if (kinds.length > 1 || keys.includes(undefined) || ofRanges.includes(undefined)) return undefined;
  return set({
    // That a price is one of a purchase or a rent follows from its amount, if no word says otherwise.
    deal: price && deal === dealOfPrice(price.max ?? price.min ?? 0) ? undefined : deal,
    type: kinds[0]?.anyOf[0],
    ...Object.fromEntries(keys.map((key): [string, '1'] => [String(key), '1'])),
    ...ofRanges.reduce((all, own) => ({ ...all, ...own }), {}),
    without_reserved: withoutReserved && '1',
    sort,
  });
}

/** The place of the parts from `at` on, at most three words, with the number of parts; undefined if they are no place. */
function placeAt(parts: readonly SearchPart[], at: number, placeOf: PlaceOf) {
  const alternatives = parts[at]?.names?.map((name) => placeOf(foldSearch(name)));
  if (alternatives?.length && !alternatives.includes(undefined))
    return { place: alternatives.join(', '), count: 1 };
  for (const count of [3, 2]) {
    const words = parts.slice(at, at + count).map(({ word }) => word);
    const place = words.length === count && !words.includes(undefined) ? placeOf(words.join(' ')) : undefined;
    if (place !== undefined) return { place, count };
  }
  return undefined;
}

/**
 * The filter with what its search text says in the fields that mean it, so that each condition is said once: `3 Zimmer
 * Winterhude mit Balkon, ruhig` becomes a place, rooms and a feature, and `ruhig` stays text. The text replaces a field
 * that says otherwise. A text stays as it is if its alternatives reach across conditions.
 */
export function moveIntoFields(filter: ListingQuery, placeOf: PlaceOf): ListingQuery {
  const { q: text = '' } = filter;
  const { parts } = readSearch(text);
  if (parts.some(({ label }) => label.startsWith('oder '))) return filter;
  const fields: Record<string, unknown> = {};
  const moved: SearchPart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const place = placeAt(parts, at, placeOf);
    if (part && place) {
      const end = at + place.count;
      // In `Hamburg Altona` the district alone says where.
      const isNarrower = fields['city'] === 'Hamburg' && isDistrict(foldSearch(place.place));
      const isWider = place.place === 'Hamburg' && isDistrict(foldSearch(String(fields['city'])));
      if (!('city' in fields) || isNarrower) fields['city'] = place.place;
      if (fields['city'] === place.place || isWider) moved.push(...parts.slice(at, end));
      at = end - 1;
      continue;
    }
    const own = part && fieldsOf(text, part);
    if (!own || Object.entries(own).some(([name, value]) => name in fields && fields[name] !== value))
      continue;
    Object.assign(fields, own);
    moved.push(part);
  }
  if (moved.length === 0) return filter;
  const q = withoutParts(text, moved);
  const { parts: left, notes } = readSearch(q);
  const rest = left.length > 0 || notes.length > 0 ? q : undefined;
  const hasPrice = 'price_min' in fields || 'price_max' in fields;
  const kept = hasPrice ? { ...filter, price_min: undefined, price_max: undefined } : filter;
  const parsed = parseListingFilter({ ...kept, ...fields, q: rest });
  return { ...kept, ...parsed, sort: parsed.sort ?? filter.sort };
}
