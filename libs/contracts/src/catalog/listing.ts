import { z } from 'zod';
import { readGermanAmount } from '@estate/domain/text/german-amount';
import { energyLimits, type Flag, flags } from '@estate/domain/search/filter-values';
import { type ListingAmount, roundAmount } from '@estate/domain/search/listing-amounts';
import { listingLimits, monthPattern, querySorts } from '@estate/domain/search/listing-filter';
import { maxMapAreaLength } from '@estate/domain/search/map-area-text';
import { mapAreaLimits, MapAreaFault, parseMapArea } from '@estate/domain/search/map-area';
import { ComparedProperty, PropertyCard, ReferenceCard } from './public-property.ts';
import { Deal, ObjectKind } from '../values.ts';

/** Parses a text of the query as a German number. An empty text counts as a missing parameter. */
const readAmount = (value: unknown) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : (readGermanAmount(value) ?? value);
};

const amount = (name: ListingAmount) =>
  z.preprocess(
    readAmount,
    z
      .number({ error: 'Bitte geben Sie eine Zahl ein.' })
      .min(0)
      .max(listingLimits.amount)
      .overwrite(roundAmount[name])
      .optional(),
  );

/** The length is checked first (`abort`), so that an overlong area is never parsed. */
const within = z
  .string()
  .max(maxMapAreaLength, {
    error: `Das Gebiet hat zu viele Angaben. Bitte zeichnen Sie es mit höchstens ${mapAreaLimits.corners} Ecken.`,
    abort: true,
  })
  .superRefine((text, context) => {
    const area = parseMapArea(text);
    if (area instanceof MapAreaFault) context.addIssue(area.text);
  })
  .optional();

const flag = z.literal('1').optional();
const flagShape = Object.fromEntries(flags.map((name) => [name, flag])) as Record<Flag, typeof flag>;

/**
 * Query of `GET /api/properties` (architecture.md, Public paths). Amounts are rounded. A price filter requires `deal`.
 */
export const PropertyQuery = z
  .object({
    q: z
      .string()
      .trim()
      .max(listingLimits.q, `Bitte suchen Sie mit höchstens ${listingLimits.q} Zeichen.`)
      .optional(),
    type: ObjectKind.optional(),
    deal: Deal.optional(),
    price_min: amount('price_min'),
    price_max: amount('price_max'),
    rooms_min: amount('rooms_min'),
    rooms_max: amount('rooms_max'),
    bedrooms_min: amount('bedrooms_min'),
    area_min: amount('area_min'),
    area_max: amount('area_max'),
    built_min: amount('built_min'),
    built_max: amount('built_max'),
    /** Euros per month for rent and all additional costs. */
    warm_max: amount('warm_max'),
    /** Gross yield in percent of the price. */
    yield_min: amount('yield_min'),
    /** Month (`YYYY-MM`) by whose end a property is free. */
    free_by: z
      .string()
      .regex(monthPattern, 'Bitte geben Sie einen Monat an, zum Beispiel 2027-03.')
      .optional(),
    /** This energy class or a better one. */
    energy: z.enum(energyLimits).optional(),
    /**
     * Amenities that a property must have, whether reserved properties are left out, and whether properties abroad are
     * listed in place of those in Germany. `1` turns a flag on.
     */
    ...flagShape,
    /** A place: a city, a district (the CRM's `region`) or a postcode; abroad also a country by its German name. */
    city: z.string().trim().max(listingLimits.city).optional(),
    /**
     * An area of the map, longitude first: `box_west_south_east_north`, `circle_lng_lat_metres` with an optional
     * `_place`, or `polygon_lng_lat_…` with at most 100 corners. A property matches if its published position
     * (`map_point`) lies in the area.
     */
    within,
    sort: z.enum(querySorts).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(24),
  })
  .refine(
    (query) => query.deal !== undefined || (query.price_min === undefined && query.price_max === undefined),
    {
      path: ['deal'],
      message: 'Ein Preisfilter braucht die Angabe Kauf oder Miete.',
    },
  );
export type PropertyQuery = z.infer<typeof PropertyQuery>;

export const PropertyCards = z.object({ items: z.array(PropertyCard) });
export type PropertyCards = z.infer<typeof PropertyCards>;

export const ReferenceCards = z.object({ items: z.array(ReferenceCard) });

/**
 * Maximum number of properties in a comparison: two favourites lists of 100, the own one and one that another person
 * has shared.
 */
export const comparedLimit = 200;

export const ComparedProperties = z.object({ items: z.array(ComparedProperty).max(comparedLimit) });
export type ComparedProperties = z.infer<typeof ComparedProperties>;

/** How the search text was interpreted, with one part for each condition. */
export const InterpretedSearch = z.object({
  parts: z.array(
    z.object({
      /** German label of the condition, e.g. `ab 80 m²`. */
      label: z.string(),
      /** The search text without this condition. */
      rest: z.string(),
      /** True for a word that no listed property contains. */
      is_unknown: z.boolean(),
    }),
  ),
  /**
   * The search text with corrected typing errors, if it was used for the search; null if the original text was used.
   */
  corrected: z.string().nullable(),
  /** German sentences about words that limit nothing, or not what visitors may expect; absent if there are none. */
  notes: z.array(z.string()).optional(),
  /** The person of the agency whom the text names, or whose number it is; absent if there is none. */
  person: z.strictObject({ name: z.string(), slug: z.string() }).optional(),
});
export type InterpretedSearch = z.infer<typeof InterpretedSearch>;

export const PropertyListPage = z.object({
  items: z.array(PropertyCard),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  /** How the search text was interpreted; absent if the query contains no search text. */
  search: InterpretedSearch.optional(),
});
export type PropertyListPage = z.infer<typeof PropertyListPage>;

/** Maximum number of points in one map response. Available properties come first. */
export const mapPointsLimit = 10_000;

/** Position and pin label of a property on the map. Kept small, because a response contains all hits of a list. */
export const MapPoint = z.strictObject({
  id: z.int(),
  lng: z.number(),
  lat: z.number(),
  /** The abbreviated price, e.g. `649 T€`, or for a rent `1.190 €/Mt.`. */
  label: z.string(),
  /** Set if the address is hidden. The point is then shifted by some hundred metres. */
  is_rough: z.literal(true).optional(),
});
export type MapPoint = z.infer<typeof MapPoint>;

export const MapPoints = z.object({
  items: z.array(MapPoint).max(mapPointsLimit),
  /** Number of properties of the list without a published position. */
  without_point: z.int(),
});
export type MapPoints = z.infer<typeof MapPoints>;

/** Maximum number of places that are suggested: those with the most properties. */
export const placesLimit = 500;

/**
 * Query of `GET /api/properties/places`. `abroad` returns the places of properties abroad in place of those in Germany.
 */
export const PlacesQuery = z.object({ abroad: flag });
export type PlacesQuery = z.infer<typeof PlacesQuery>;

/**
 * Cities, districts and postcodes with listed properties, abroad also countries, each a valid value of the filter
 * `city`.
 */
export const PropertyPlaces = z.object({
  items: z
    .array(
      z.strictObject({
        kind: z.enum(['country', 'city', 'district', 'zip']),
        place: z.string(),
        count: z.int().min(1),
        /**
         * The mean of the published positions (`map_point`) of the properties in this place, rounded to a thousandth of
         * a degree; absent if none of them has a position.
         */
        middle: z.strictObject({ lng: z.number(), lat: z.number() }).optional(),
      }),
    )
    .max(placesLimit),
});
export type PropertyPlaces = z.infer<typeof PropertyPlaces>;

/**
 * The query of a list whose search text was moved into the fields that mean the same; the query as it was if no field
 * does.
 */
export const SearchReading = z.strictObject({ query: z.string() });
export type SearchReading = z.infer<typeof SearchReading>;

/** What a list with few hits would show if it missed one condition by little, or had one condition less or wider. */
export const NearMisses = z.strictObject({
  /** The nearest first. `miss` is German, such as `18.000 € darüber`. */
  items: z.array(z.strictObject({ property: PropertyCard, miss: z.string() })).max(6),
  /** `label` is German, such as `bis 750.000 €` or `Ohne „Balkon“`; `query` is that of the list, which has `total` hits. */
  wider: z.array(z.strictObject({ label: z.string(), query: z.string(), total: z.int() })),
});
export type NearMisses = z.infer<typeof NearMisses>;
