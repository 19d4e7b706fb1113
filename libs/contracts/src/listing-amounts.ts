/* Numbers of the listing filter, free of zod: the browser reads its address with them too. */

const toHalves = (value: number) => Math.round(value * 2) / 2;

/**
 * Each number as a person types it: whole euros and square metres, half rooms. API, page and app round alike, so that
 * questions which mean the same share one answer.
 */
export const roundAmount = {
  price_min: Math.round,
  price_max: Math.round,
  rooms_min: toHalves,
  area_min: Math.round,
} as const satisfies Readonly<Record<string, (value: number) => number>>;

export type ListingAmount = keyof typeof roundAmount;
