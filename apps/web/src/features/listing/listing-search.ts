import { type Deal, deals, type ObjectKind, objectKinds } from '@estate/contracts/vocabulary';

/** State of /immobilien in its address, named as in the API. `page`: how many pages of 24 are shown. */
export interface ListingSearch {
  q?: string;
  type?: ObjectKind;
  deal?: Deal;
  page?: number;
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

/** What cannot be understood is left out, so that an old or mistyped link still shows listings. */
export function parseListingSearch(raw: Record<string, unknown>): ListingSearch {
  const q = typeof raw['q'] === 'string' ? raw['q'].trim().slice(0, 200) : '';
  const type = oneOf(objectKinds, raw['type']);
  const deal = oneOf(deals, raw['deal']);
  const page = Math.trunc(Number(raw['page']));
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(deal ? { deal } : {}),
    ...(page > 1 && page <= 50 ? { page } : {}),
  };
}
