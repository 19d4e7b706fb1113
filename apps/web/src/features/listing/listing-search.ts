import { type Deal, deals, type ObjectKind, objectKinds } from '@estate/contracts/vocabulary';

/** State of /immobilien in its address, named as in the API. `page`: how many pages of 24 are shown. */
export interface ListingSearch {
  q?: string | undefined;
  type?: ObjectKind | undefined;
  deal?: Deal | undefined;
  page?: number | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

/**
 * What cannot be understood is left out, so that an old or mistyped link still shows listings. Left out means set to
 * undefined: the router lays this over the raw search, where a missing key would let the raw value through.
 */
export function parseListingSearch(raw: Record<string, unknown>): ListingSearch {
  const page = Math.trunc(Number(raw['page']));
  return {
    q: typeof raw['q'] === 'string' ? raw['q'].trim().slice(0, 200) || undefined : undefined,
    type: oneOf(objectKinds, raw['type']),
    deal: oneOf(deals, raw['deal']),
    page: page > 1 && page <= 50 ? page : undefined,
  };
}
