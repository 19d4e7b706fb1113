import { type BodyOf } from '@estate/domain/forms/form';
import { addressFields, homeChecks, homeFields } from '@estate/domain/forms/valuation';
import {
  type FactorName,
  type NoRangeReason,
  type WideningCause,
} from '@estate/domain/valuation/price-range';
import { noRangeTexts, wideningTexts } from '@estate/domain/valuation/texts';
import { z } from 'zod';
import { fieldsSchema } from '../leads/form-schema.ts';
import { defineRpc } from '../rpc.ts';

/** A point in WGS 84. */
const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

const { address_postal_code, address_city } = fieldsSchema(addressFields).partial().shape;

/** What an owner says about a home, without street and number. What nobody answered is missing. */
export const HomeAnswers = homeChecks.reduce<z.ZodObject>(
  (schema, { field, message, holds }) => schema.refine(holds, { path: [field], message }),
  fieldsSchema(homeFields).extend({ address_postal_code, address_city }),
);
export type HomeAnswers = Omit<BodyOf<typeof homeFields>, 'consentVersion'> &
  Partial<Pick<BodyOf<typeof addressFields>, 'address_postal_code' | 'address_city'>>;

const keysOf = <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(texts) as [Key, ...Key[]]);
const factorNames = [
  'year',
  'kind',
  'two-dwellings',
  'modernisation',
  'let',
  'resale',
] as const satisfies FactorName[];

/** A sale that compares, without its address. Price in euros, rounded; area in m². */
const ComparisonCase = z.object({
  district: z.string(),
  area: z.number(),
  price: z.number(),
  sold_in: z.string().regex(/^\d{4}-\d{2}$/),
  construction_year: z.int().nullable(),
});

/** A standard deviation in log space by its cause. */
const Widening = z.object({ cause: keysOf<WideningCause>(wideningTexts), sigma: z.number() });

/** From which paid prices the range follows: own sales, or the average of a published table in €/m². */
const RangeSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sales'), count: z.int(), cases: z.array(ComparisonCase).max(3) }),
  z.object({
    kind: z.literal('table'),
    name: z.string(),
    page: z.string().nullable(),
    year: z.int(),
    district: z.string(),
    price_per_m2: z.number(),
  }),
]);

/** Causes, factors and reasons are those of libs/domain/src/valuation, whose texts.ts has their words. */
export const PriceRangeResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('range'),
    /** Whole euros, rounded. Eight of ten comparable homes are expected between low and high. */
    low: z.int(),
    middle: z.int(),
    high: z.int(),
    price_per_m2: z.int(),
    /** Standard deviations in log space by their causes, the widest first. */
    widenings: z.array(Widening),
    factors: z.array(z.object({ name: z.enum(factorNames), factor: z.number() })),
    source: RangeSource,
  }),
  z.object({
    kind: z.literal('none'),
    reason: keysOf<NoRangeReason>(noRangeTexts),
    /** What makes the range too wide to be shown, the widest first; empty for other reasons. */
    widenings: z.array(Widening).default([]),
  }),
  /** The place is not known well enough; the candidates are the possible districts, none if every one is possible. */
  z.object({ kind: z.literal('district-needed'), candidates: z.array(z.string()).max(3) }),
]);
export type PriceRangeResult = z.infer<typeof PriceRangeResult>;

/** An estimate with what it follows from. The same question with the same answer has the same id. */
export const StoredPriceRange = z.object({
  id: z.string(),
  home: HomeAnswers,
  /** The district of the home, several near a border, none if it is unknown. */
  districts: z.array(z.string()),
  /** The day of the estimate in Hamburg. */
  day: z.iso.date(),
  data_version: z.string(),
  rules_version: z.string(),
  result: PriceRangeResult,
  /** How often ranges held for own sales; null if these are too few or the share is too low to say so. */
  claim: z.object({ cases: z.int(), share: z.number() }).nullable(),
});
export type StoredPriceRange = z.infer<typeof StoredPriceRange>;

/** Body of `POST /api/price-ranges`. `point` is where the home lies; only its district is stored. */
export const PriceRangeQuestion = z.strictObject({ home: HomeAnswers, point: Point.optional() });

/** Estimates the price range of a home and stores it for 400 days since the last such question. */
export const EstimatePriceRange = defineRpc({
  message: 'catalog.estimatePriceRange',
  callers: ['bff'],
  safety: 'idempotent',
  input: PriceRangeQuestion,
  output: StoredPriceRange,
});

export const PriceRangeId = z.object({ id: z.string().max(60) });

/** A stored price range. Fails with `not-found` for an unknown or expired one. */
export const GetPriceRange = defineRpc({
  message: 'catalog.getPriceRange',
  callers: ['bff', 'leads'],
  safety: 'read',
  input: PriceRangeId,
  output: StoredPriceRange,
});
