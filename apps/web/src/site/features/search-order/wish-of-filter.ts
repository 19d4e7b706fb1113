import { filterFeatureKeys, filterFeatures } from '@estate/domain/search/filter-values';
import { filterConditions } from '@estate/domain/search/filter-words';
import type { ListingFilter } from '@estate/domain/search/listing-filter';
import { coastOf } from '@estate/domain/search/coasts';
import { featureLabel } from '@estate/domain/search/features';
import { foldSearch } from '@estate/domain/search/fold';
import { isDistrict } from '@estate/domain/search/hamburg';
import { isKnownRegion } from '@estate/domain/search/place-phrase';
import { readSearch } from '@estate/domain/search/read-search';
import { dealVerbs, objectKindLabels, priceUnit } from '@estate/domain/property/vocabulary';
import { formatNumber } from '../../../shared/ui/format.ts';

/** The search order asks for whole rooms; 'from 2.5' begins with 2, so that nothing wanted is lost. */
const wholeRooms = (rooms: number): number => Math.floor(rooms);

/** An id names one property and is no wish for others. */
const isPropertyId = (q: string): boolean => /^\d+$/.test(q);

/** The amenities, for which the form has a field of text. */
const equipmentOf = (filter: Wish): string => {
  const filtered = filterFeatureKeys.filter((key) => filter[key]).map((key) => filterFeatures[key]);
  return [...new Set([...filtered, ...(filter.features ?? [])])].join(', ');
};

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
function isKnownPlace(name: string): boolean {
  const word = foldSearch(name);
  return word === 'hamburg' || isDistrict(word) || coastOf(name) !== undefined || isKnownRegion(name);
}

/** The filter of the list; fields that it leaves empty are filled from its search text (`Altona bis 600.000 mit Balkon`). */
interface Wish extends ListingFilter {
  rooms_max?: number | undefined;
  features?: readonly string[];
}

function withText(filter: ListingFilter): Wish {
  if (filter.q === undefined) return filter;
  const { deal, kinds, features, ranges, parts } = readSearch(filter.q);
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

/** The filters of a list as values of the form. A filter that is not set leaves its field as it is. */
export function wishOf(filter: ListingFilter): Readonly<Record<string, string>> {
  const wish = withText(filter);
  const { type, deal, city, rooms_min, rooms_max, price_min, price_max } = wish;
  return {
    ...(deal && { buyOrRent: deal }),
    ...(type && { propertyType: type }),
    ...(city !== undefined && { city }),
    ...(rooms_min !== undefined && rooms_min >= 1 && { minRooms: String(wholeRooms(rooms_min)) }),
    ...(rooms_max !== undefined && rooms_max >= 1 && { maxRooms: String(wholeRooms(rooms_max)) }),
    ...(price_min !== undefined && { minPrice: formatNumber(price_min) }),
    ...(price_max !== undefined && { maxPrice: formatNumber(price_max) }),
    ...(equipmentOf(wish) && { equipment: equipmentOf(wish) }),
    notes: notesOf(filter),
  };
}

/** The same in words, one for each filter that was taken over. */
export function describeWish(filter: ListingFilter): string[] {
  const { deal, type } = withText(filter);
  const { city, minRooms, maxRooms, minPrice, maxPrice, equipment, notes = '' } = wishOf(filter);
  const unit = priceUnit(deal ?? 'buy');
  return [
    deal && dealVerbs[deal],
    type && objectKindLabels[type],
    city,
    minRooms && `ab ${minRooms} Zimmer`,
    maxRooms && `bis ${maxRooms} Zimmer`,
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
