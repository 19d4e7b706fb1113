import { z } from 'zod';
import { readGermanAmount } from '@estate/domain/text/german-amount';
import { energyLimits, type Flag, flags } from '@estate/domain/search/filter-values';
import { type ListingAmount, roundAmount } from '@estate/domain/search/listing-amounts';
import { listingLimits, querySorts } from '@estate/domain/search/listing-filter';
import { mapPartLength } from '@estate/domain/search/map-part';
import { mapLimits, MapShapeFault, readMapShape } from '@estate/domain/search/map-shape';
import { ComparedProperty, PropertyCard } from './public-property.ts';
import { Deal, ObjectKind } from '../values.ts';

/** A text of the query is read as German; an empty one is absent. */
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

/** A shape longer than this is refused before it is read. */
const within = z
  .string()
  .max(mapPartLength, {
    error: `Das Gebiet hat zu viele Angaben. Bitte zeichnen Sie es mit höchstens ${mapLimits.corners} Ecken.`,
    abort: true,
  })
  .superRefine((text, context) => {
    const shape = readMapShape(text);
    if (shape instanceof MapShapeFault) context.addIssue(shape.text);
  })
  .optional();

const flag = z.literal('1').optional();
const flagShape = Object.fromEntries(flags.map((name) => [name, flag])) as Record<Flag, typeof flag>;

/** Query of `GET /api/properties` (architecture.md, Public paths), amounts rounded. A price filter needs `deal`. */
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
    bedrooms_min: amount('bedrooms_min'),
    area_min: amount('area_min'),
    built_min: amount('built_min'),
    built_max: amount('built_max'),
    /** This energy class or a better one. */
    energy: z.enum(energyLimits).optional(),
    /** What a property has, whether reserved ones are left out, and whether those abroad are listed in place of those in Germany; on is `1`. */
    ...flagShape,
    /** A place: a city, a district (the CRM's `region`) or a postcode; abroad also a country by its German name. */
    city: z.string().trim().max(listingLimits.city).optional(),
    /**
     * A part of the map, longitude first: `box_west_south_east_north`, `circle_lng_lat_metres` with an optional `_place`, or
     * `polygon_lng_lat_…` with at most 100 corners. It is compared with the public point of a property.
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

/** The most properties that are compared: a favourites list of 100 and that of another person. */
export const comparedLimit = 200;

export const ComparedProperties = z.object({ items: z.array(ComparedProperty).max(comparedLimit) });
export type ComparedProperties = z.infer<typeof ComparedProperties>;

/** How the search text was read, a part for each condition. */
export const ReadSearch = z.object({
  parts: z.array(
    z.object({
      /** The condition as a visitor reads it, e.g. `ab 80 m²`. */
      label: z.string(),
      /** The search text without this condition. */
      rest: z.string(),
      /** True for a word that no listed property contains. */
      is_unknown: z.boolean(),
      /** How many properties there are without this condition; null while some are found. */
      total_without: z.int().nullable(),
    }),
  ),
  /** The search text with corrected typing errors, if it was used for the search; null if the original text was used. */
  corrected: z.string().nullable(),
});
export type ReadSearch = z.infer<typeof ReadSearch>;

export const PropertyListPage = z.object({
  items: z.array(PropertyCard),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  /** Absent without a search text. */
  search: ReadSearch.optional(),
});
export type PropertyListPage = z.infer<typeof PropertyListPage>;

/** The map ends after so many points, those that can be had first. */
export const mapPointsLimit = 10_000;

/** Where a property stands on the map, and what its pin says. Short, because an answer holds all hits of a list. */
export const MapPoint = z.strictObject({
  id: z.int(),
  lng: z.number(),
  lat: z.number(),
  /** The price in short: `649 T€`, a rent `1.190 €/Mt.`. */
  label: z.string(),
  /** The address is hidden: the point lies some hundred metres off. */
  is_rough: z.literal(true).optional(),
});
export type MapPoint = z.infer<typeof MapPoint>;

export const MapPoints = z.object({
  items: z.array(MapPoint).max(mapPointsLimit),
  /** How many properties the list has. */
  total: z.int(),
  /** How many of them have no place on the map. */
  without_point: z.int(),
});
export type MapPoints = z.infer<typeof MapPoints>;

export const PropertyCities = z.object({
  items: z.array(z.strictObject({ city: z.string(), count: z.int().min(1) })),
});
export type PropertyCities = z.infer<typeof PropertyCities>;

/** Suggestions of places are cut here, those with the most properties kept. */
export const placesLimit = 500;

/** Which list the places are of. */
export const PlacesQuery = z.object({ abroad: flag });
export type PlacesQuery = z.infer<typeof PlacesQuery>;

/** Cities, districts and postcodes of the stock, abroad countries too, as the filter understands them. */
export const PropertyPlaces = z.object({
  items: z
    .array(
      z.strictObject({
        kind: z.enum(['country', 'city', 'district', 'zip']),
        place: z.string(),
        count: z.int().min(1),
        /** The middle of the public points there, to a thousandth of a degree; absent where none has one. */
        middle: z.strictObject({ lng: z.number(), lat: z.number() }).optional(),
      }),
    )
    .max(placesLimit),
});
export type PropertyPlaces = z.infer<typeof PropertyPlaces>;
