/* Rounding of the numbers in the listing filter. Free of zod, because the browser uses it too. */

const toHalves = (value: number) => Math.round(value * 2) / 2;

/**
 * Rounds each number to whole euros, whole square metres and years, or to half rooms and half percents. API, page and app round in the same
 * way, so that equal queries share a cached response.
 */
export const roundAmount = {
  price_min: Math.round,
  price_max: Math.round,
  rooms_min: toHalves,
  rooms_max: toHalves,
  bedrooms_min: Math.round,
  area_min: Math.round,
  area_max: Math.round,
  built_min: Math.round,
  built_max: Math.round,
  warm_max: Math.round,
  yield_min: toHalves,
} as const satisfies Readonly<Record<string, (value: number) => number>>;

export type ListingAmount = keyof typeof roundAmount;
