import { filterFeatureKeys, filterFeatures } from '@estate/domain/search/filter-values';
import { filterConditions } from '@estate/domain/search/filter-words';
import type { ListingFilter } from '@estate/domain/search/listing-filter';
import { coastOf } from '@estate/domain/search/coasts';
import { isDistrict } from '@estate/domain/search/hamburg';
import { readSearch } from '@estate/domain/search/read-search';
import { dealVerbs, objectKindLabels, priceUnit } from '@estate/domain/property/vocabulary';
import { formatNumber } from '../../../shared/ui/format.ts';

/** The search order asks for whole rooms; 'from 2.5' begins with 2, so that nothing wanted is lost. */
const wholeRooms = (rooms: number): number => Math.floor(rooms);

/** An id names one property and is no wish for others. */
const isPropertyId = (q: string): boolean => /^\d+$/.test(q);

/** The amenities, for which the form has a field of text. */
const equipmentOf = (filter: ListingFilter): string =>
  filterFeatureKeys
    .filter((key) => filter[key])
    .map((key) => filterFeatures[key])
    .join(', ');

/** What the form has no field for, in words for the agency. */
function notesOf(filter: ListingFilter): string {
  const { q, area_min, abroad } = filter;
  const inWords = filterConditions(filter).filter(({ fields: [field] }) =>
    ['built_min', 'energy', 'bedrooms_min', 'within'].includes(field ?? ''),
  );
  const notes = [
    abroad ? 'Ferienimmobilie im Ausland' : '',
    area_min === undefined ? '' : `Fläche: ab ${formatNumber(area_min)} m²`,
    ...inWords.map(({ label }) => label),
    q === undefined || isPropertyId(q) ? '' : `Suchbegriff: ${q}`,
  ];
  return notes.filter(Boolean).join('\n');
}

/** Any other word may be one of a title. */
const isKnownPlace = (word: string): boolean =>
  word === 'hamburg' || isDistrict(word) || coastOf(word) !== undefined;

/** The filter with what its search text says where it has no filter of its own: `Altona bis 600.000`. */
function withText(filter: ListingFilter): ListingFilter {
  if (filter.q === undefined) return filter;
  const { deal, kinds, words, ranges, parts } = readSearch(filter.q);
  const [kind] = kinds.length === 1 && !kinds[0]?.isExcluded ? (kinds[0]?.anyOf ?? []) : [];
  const place = parts.find(({ word }) => word !== undefined && isKnownPlace(word));
  return {
    type: kind,
    deal,
    city: words.length === 1 ? place?.label : undefined,
    rooms_min: ranges.rooms?.min,
    price_min: ranges.price?.min,
    price_max: ranges.price?.max,
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  };
}

/** The filters of a list as values of the form. A filter that is not set leaves its field as it is. */
export function wishOf(filter: ListingFilter): Readonly<Record<string, string>> {
  const { type, deal, city, rooms_min, price_min, price_max } = withText(filter);
  return {
    ...(deal && { buyOrRent: deal }),
    ...(type && { propertyType: type }),
    ...(city !== undefined && { city }),
    ...(rooms_min !== undefined && rooms_min >= 1 && { minRooms: String(wholeRooms(rooms_min)) }),
    ...(price_min !== undefined && { minPrice: formatNumber(price_min) }),
    ...(price_max !== undefined && { maxPrice: formatNumber(price_max) }),
    ...(equipmentOf(filter) && { equipment: equipmentOf(filter) }),
    notes: notesOf(filter),
  };
}

/** The same in words, one for each filter that was taken over. */
export function describeWish(filter: ListingFilter): string[] {
  const { deal, type } = withText(filter);
  const { city, minRooms, minPrice, maxPrice, equipment, notes = '' } = wishOf(filter);
  const unit = priceUnit(deal ?? 'buy');
  return [
    deal && dealVerbs[deal],
    type && objectKindLabels[type],
    city,
    minRooms && `ab ${minRooms} Zimmer`,
    minPrice && `ab ${minPrice} ${unit}`,
    maxPrice && `bis ${maxPrice} ${unit}`,
    equipment,
    ...notes.split('\n'),
  ].flatMap((word) => (word ? [word] : []));
}

/** The choices that the form has to make although the search left them open. */
export function openChoices(filter: ListingFilter): string[] {
  const { deal, type } = withText(filter);
  return [...(deal ? [] : ['Kaufen oder mieten']), ...(type ? [] : ['Objektart'])];
}
