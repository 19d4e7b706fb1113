import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { offerStates } from '@estate/domain/property/offer-state';
import {
  energyClassesUpTo,
  energyLimits,
  filterFeatureKeys,
  filterFeatures,
} from '@estate/domain/search/filter-values';
import { type ListingQuery } from '@estate/domain/search/listing-filter';
import { type MapBox, type MapPoint, widerBox } from '@estate/domain/search/map-area';
import { filterConditions } from '@estate/domain/search/filter-words';
import { distanceText } from '@estate/domain/search/map-area-text';
import { readSearch } from '@estate/domain/search/read-search';
import { withoutPart } from '@estate/domain/search/search-reader';
import { placeNames } from '@estate/domain/property/place-name';
import { priceUnit } from '@estate/domain/property/vocabulary';
import { formatDate } from '@estate/domain/text/format';
import { germanNumber } from '@estate/domain/text/german-number';
import { type CardSource } from '../property/public-property.ts';
import { type StoredProperty } from '../property/property.schema.ts';
import { type PropertyFilter, type PropertyOrder, sizeFieldOf } from './listing-query.ts';
import { limitsOf } from './search-filter.ts';

/** The stored fields that `missOf` reads in addition to those of the card. */
export const nearMissFields = [
  'construction_year',
  'number_of_bed_rooms',
  'plot_area',
  'energy_efficiency_class',
  'listing.amount',
  'listing.area',
  'listing.features',
  'listing.free_day',
  'listing.gross_yield',
  'listing.point',
  'listing.state_rank',
  'listing.warm_rent',
] as const;

export type NearMissSource = Omit<CardSource, 'listing'> &
  Pick<
    StoredProperty,
    'construction_year' | 'number_of_bed_rooms' | 'plot_area' | 'energy_efficiency_class' | 'listing'
  >;

/** What a property lacks, as a German text, and how much from 0 to 1. */
export interface Miss {
  readonly text: string;
  readonly size: number;
}

/** One condition of a list, and the properties that miss it by little. */
export interface NearMissCondition {
  /** German, such as `bis 500.000 €`. */
  readonly label: string;
  /** The list without the condition. */
  readonly without: PropertyQuery;
  /** The list with the bound moved so far that what misses it by little is included; absent if there is no bound. */
  readonly wide?: PropertyQuery;
  /** Holds for the properties of the list without the condition that miss it by little; absent if it holds for all. */
  readonly near?: PropertyFilter;
  /** The nearest first. */
  readonly order: PropertyOrder;
  readonly missOf: (property: NearMissSource) => Miss | undefined;
  /** True if `missOf` calculates the distance by which the properties are sorted, so that more of them are read. */
  readonly isPlace?: boolean;
  /**
   * The list with a bound that includes the property, and its German label; undefined if that is no bound. Absent if the
   * condition has none.
   */
  readonly widenTo?: (
    property: NearMissSource,
  ) => { readonly query: PropertyQuery; readonly label: string } | undefined;
}

/** The label of the condition that a field of the filter is. */
export const labelOf = (query: PropertyQuery, field: keyof ListingQuery): string =>
  filterConditions({ ...query, sort: undefined }).find(({ fields }) => fields.some((name) => name === field))
    ?.label ?? '';

type Bound =
  | 'price_min'
  | 'price_max'
  | 'rooms_min'
  | 'rooms_max'
  | 'area_min'
  | 'area_max'
  | 'bedrooms_min'
  | 'built_min'
  | 'built_max'
  | 'warm_max'
  | 'yield_min';

interface Measure {
  readonly field: (query: PropertyQuery) => string;
  readonly valueOf: (property: NearMissSource, query: PropertyQuery) => number | null | undefined;
  /** The largest distance of a near miss from a bound. */
  readonly reach: (bound: number) => number;
  /** A wider bound is a multiple of this. */
  readonly step: (bound: number, query: PropertyQuery) => number;
  /** Such as `18.000 € darüber`. */
  readonly text: (by: number, isBelow: boolean, value: number, query: PropertyQuery) => string;
  readonly label: (bound: number, query: PropertyQuery) => string;
}

const number = (value: number): string => germanNumber(value, { max: 2 });

const roomText = (noun: string) => (by: number, isBelow: boolean) =>
  `${number(by)} ${noun} ${isBelow ? 'weniger' : 'mehr'}`;

const price: Measure = {
  field: () => 'listing.amount',
  valueOf: ({ listing }) => listing.amount,
  reach: (bound) => bound / 4,
  step: (bound, { deal }) => (deal === 'rent' ? 50 : bound < 1_000_000 ? 25_000 : 50_000),
  text: (by, isBelow, _value, { deal }) =>
    `${number(by)} €${deal === 'rent' ? ' im Monat' : ''} ${isBelow ? 'darunter' : 'darüber'}`,
  label: (bound, { deal }) => `${number(bound)} ${priceUnit(deal ?? 'buy')}`,
};
const rooms: Measure = {
  field: () => 'number_of_rooms',
  valueOf: ({ number_of_rooms }) => number_of_rooms,
  reach: () => 1,
  step: () => 0.5,
  text: roomText('Zimmer'),
  label: (bound) => `${number(bound)} Zimmer`,
};
const bedrooms: Measure = {
  ...rooms,
  field: () => 'number_of_bed_rooms',
  valueOf: ({ number_of_bed_rooms }) => number_of_bed_rooms,
  step: () => 1,
  text: roomText('Schlafzimmer'),
  label: (bound) => `${number(bound)} Schlafzimmer`,
};
const area: Measure = {
  field: sizeFieldOf,
  valueOf: ({ plot_area, listing }, query) => (query.type === 'plot' ? plot_area : listing.area),
  reach: (bound) => bound / 4,
  step: () => 5,
  text: (by, isBelow) => `${number(by)} m² ${isBelow ? 'kleiner' : 'größer'}`,
  label: (bound) => `${number(bound)} m²`,
};
const built: Measure = {
  field: () => 'construction_year',
  valueOf: ({ construction_year }) => construction_year,
  reach: () => 20,
  step: () => 5,
  text: (_by, _isBelow, value) => `Baujahr ${value}`,
  label: (bound) => `Baujahr ${bound}`,
};

const warmRent: Measure = {
  ...price,
  field: () => 'listing.warm_rent',
  valueOf: ({ listing }) => listing.warm_rent,
  step: () => 50,
  text: (by) => `${number(by)} € im Monat darüber`,
  label: (bound) => `${number(bound)} € warm`,
};
const grossYield: Measure = {
  field: () => 'listing.gross_yield',
  valueOf: ({ listing }) => listing.gross_yield,
  reach: (bound) => bound / 4,
  step: () => 0.5,
  // Rounded down, so that 3.96 does not read like the 4 that it misses.
  text: (_by, _isBelow, value) => `Rendite ${number(Math.floor(value * 10) / 10)} %`,
  label: (bound) => `${number(bound)} % Rendite`,
};

const measures: Readonly<Record<Bound, Measure>> = {
  price_max: price,
  price_min: price,
  rooms_min: rooms,
  rooms_max: rooms,
  area_min: area,
  area_max: area,
  bedrooms_min: bedrooms,
  built_min: built,
  built_max: built,
  warm_max: warmRent,
  yield_min: grossYield,
};

function boundCondition(query: PropertyQuery, name: Bound): NearMissCondition[] {
  const bound = query[name];
  if (bound === undefined) return [];
  const isBelow = name.endsWith('_min');
  const { field, valueOf, reach, step, text, label } = measures[name];
  const distanceOf = (property: NearMissSource) => Math.abs((valueOf(property, query) ?? NaN) - bound);
  return [
    {
      label: `${isBelow ? 'ab' : 'bis'} ${label(bound, query)}`,
      without: { ...query, [name]: undefined },
      wide: { ...query, [name]: isBelow ? bound - reach(bound) : bound + reach(bound) },
      order: { [field(query)]: isBelow ? -1 : 1, _id: -1 },
      missOf: (property) => {
        const by = distanceOf(property);
        return {
          text: text(by, isBelow, valueOf(property, query) ?? 0, query),
          size: (0.5 * by) / reach(bound),
        };
      },
      widenTo: (property) => {
        const size = step(bound, query);
        const steps = (valueOf(property, query) ?? bound) / size;
        const wider = (isBelow ? Math.floor(steps) : Math.ceil(steps)) * size;
        if (wider === 0) return undefined;
        return {
          query: { ...query, [name]: wider },
          label: `${isBelow ? 'ab' : 'bis'} ${label(wider, query)}`,
        };
      },
    },
  ];
}

/** What somebody who looks for a feature may like as well. */
const substitutes: Partial<
  Record<(typeof filterFeatureKeys)[number], readonly (typeof filterFeatureKeys)[number][]>
> = {
  balcony: ['terrace', 'garden'],
  terrace: ['balcony', 'garden'],
  garden: ['terrace', 'balcony'],
};

const byState: PropertyOrder = { 'listing.state_rank': 1, _id: -1 };

function featureCondition(
  query: PropertyQuery,
  key: (typeof filterFeatureKeys)[number],
): NearMissCondition[] {
  if (!query[key]) return [];
  const wanted = filterFeatures[key];
  return [
    {
      label: wanted,
      without: { ...query, [key]: undefined },
      near: { 'listing.features': { $ne: key } },
      order: byState,
      missOf: ({ listing }) => {
        const other = substitutes[key]?.find((feature) => listing.features.includes(feature));
        return other
          ? { text: `${wanted} nicht genannt, aber ${filterFeatures[other]}`, size: 0.4 }
          : { text: `${wanted} nicht genannt`, size: 0.6 };
      },
    },
  ];
}

function reservedCondition(query: PropertyQuery): NearMissCondition[] {
  if (!query.without_reserved) return [];
  return [
    {
      label: labelOf(query, 'without_reserved'),
      without: { ...query, without_reserved: undefined },
      near: { 'listing.state_rank': offerStates.indexOf('reserved') },
      order: { _id: -1 },
      missOf: () => ({ text: 'Reserviert', size: 0.3 }),
    },
  ];
}

function energyCondition(query: PropertyQuery): NearMissCondition[] {
  const { energy } = query;
  if (!energy) return [];
  const included = energyClassesUpTo(energy);
  const next = energyLimits[energyLimits.indexOf(energy) + 1];
  // The filter ends with class F. The CRM has G and H as well.
  const worse = next ? energyClassesUpTo(next).filter((name) => !included.includes(name)) : ['G', 'H'];
  return [
    {
      label: labelOf(query, 'energy'),
      without: { ...query, energy: undefined },
      near: { energy_efficiency_class: { $in: worse } },
      order: byState,
      missOf: ({ energy_efficiency_class: own }) => ({
        text: `Energieklasse ${next ?? own ?? ''}`,
        size: 0.5,
      }),
    },
  ];
}

/** What is free up to three months later. */
function freeByCondition(query: PropertyQuery): NearMissCondition[] {
  const { free_by } = query;
  if (free_by === undefined) return [];
  const later = new Date(`${free_by}-01T00:00:00Z`);
  later.setUTCMonth(later.getUTCMonth() + 3);
  return [
    {
      label: labelOf(query, 'free_by'),
      without: { ...query, free_by: undefined },
      wide: { ...query, free_by: later.toISOString().slice(0, 7) },
      order: { 'listing.free_day': 1, _id: -1 },
      missOf: ({ listing }) => ({ text: `Frei ab ${formatDate(listing.free_day) ?? ''}`, size: 0.3 }),
    },
  ];
}

/** To 100 m, and at least that, because positions of hidden addresses are shifted. */
const roundMetres = (metres: number): number => Math.max(1, Math.round(metres / 100)) * 100;

/** A place whose properties lie around it, or the area that a visitor drew. */
export interface WantedPlace {
  readonly label: string;
  readonly without: PropertyQuery;
  /** Distance in metres of a position from the place; 0 inside. */
  readonly metresFrom: (point: MapPoint) => number;
  readonly box: MapBox;
  /** False for an area, which has no name to compare with. */
  readonly isNamed: boolean;
  readonly isRough: boolean;
  /** Metres around the place in which properties are near, if they are other than usual. */
  readonly nearMetres?: number;
  /** The circle around the place that may be widened. */
  readonly circle?: MapPoint & { readonly metres: number; readonly place?: string | undefined };
}

/** Metres around a place in which properties are near. */
const usualNearMetres = 5_000;

export function placeCondition({
  label,
  without,
  metresFrom,
  box,
  isNamed,
  isRough,
  nearMetres = usualNearMetres,
}: WantedPlace): NearMissCondition {
  const { west, south, east, north } = widerBox(box, nearMetres);
  return {
    label,
    without,
    near: {
      'listing.point.lat': { $gte: south, $lte: north },
      'listing.point.lng': { $gte: west, $lte: east },
    },
    order: byState,
    isPlace: true,
    missOf: (property) => {
      const { point } = property.listing;
      const metres = point ? metresFrom(point) : NaN;
      if (!(metres <= nearMetres)) return undefined;
      const about = isRough || point?.is_rough ? 'etwa ' : '';
      const place = isNamed ? placeNames(property)[0] : undefined;
      const distance =
        metres > 0
          ? `${about}${distanceText(roundMetres(metres))} ${isNamed ? 'entfernt' : 'außerhalb'}`
          : '';
      const text = [place && `In ${place}`, distance].filter(Boolean).join(', ');
      return text === '' ? undefined : { text, size: metres / nearMetres };
    },
  };
}

/** The conditions of a list's filter of which a property may miss one by little, without place and search text. */
export const nearMissConditions = (query: PropertyQuery): NearMissCondition[] => [
  ...(Object.keys(measures) as Bound[]).flatMap((name) => boundCondition(query, name)),
  ...freeByCondition(query),
  ...energyCondition(query),
  ...filterFeatureKeys.flatMap((key) => featureCondition(query, key)),
  ...reservedCondition(query),
];

/** What a property without this part of the search text lacks. */
function missOfPart(label: string, isRange: boolean): string {
  if (label.startsWith('ohne ')) return `Mit ${label.slice('ohne '.length)}`;
  return isRange ? `„${label}“ trifft nicht zu` : `„${label}“ nicht genannt`;
}

/** The conditions of the search text; `text` is the text that was searched. */
export const textConditions = (query: PropertyQuery, text: string): NearMissCondition[] =>
  readSearch(text, limitsOf(query)).parts.map((part) => {
    const { ranges } = readSearch(text.slice(part.start, part.end));
    return {
      label: part.label,
      without: { ...query, q: withoutPart(text, part) || undefined },
      order: byState,
      missOf: () => ({ text: missOfPart(part.label, Object.keys(ranges).length > 0), size: 0.8 }),
    };
  });
