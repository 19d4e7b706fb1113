import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import type { PropertyCard, PropertyListPage } from '../../../shared/api/types.ts';
import { listingQuery } from '../../api/queries.ts';
import type { ListingSearch } from '@estate/domain/search/listing-filter';

export interface Listing {
  items: readonly PropertyCard[];
  total: number | null;
  /** How the server interpreted the search text; undefined without a search text. */
  meaning: PropertyListPage['search'];
  isPending: boolean;
  error: Error | null;
  hasMore: boolean;
  retry: () => void;
}

/** Joins the pages without duplicates: pages overlap if the properties have changed between two requests. */
function joinPages(pages: readonly UseQueryResult<PropertyListPage>[]): Listing {
  const byId = new Map(pages.flatMap(({ data }) => data?.items ?? []).map((item) => [item.id, item]));
  const last = pages.at(-1)?.data;
  return {
    items: [...byId.values()],
    total: pages[0]?.data?.total ?? null,
    meaning: pages[0]?.data?.search,
    isPending: pages.some(({ isPending }) => isPending),
    error: pages.find(({ error }) => error)?.error ?? null,
    hasMore: last !== undefined && last.page * last.page_size < last.total,
    retry: () => {
      for (const page of pages) if (page.isError) void page.refetch();
    },
  };
}

/** Pages 1 to `page` of the list, one query each. Page 1 returns the total, which limits the further requests. */
export function useListing({ page = 1, view: _view, ...filter }: ListingSearch): Listing {
  const { data: first } = useQuery(listingQuery(filter, 1));
  const last = first ? Math.max(1, Math.ceil(first.total / first.page_size)) : 1;
  return useQueries({
    queries: Array.from({ length: Math.min(page, last) }, (_, index) => listingQuery(filter, index + 1)),
    combine: joinPages,
  });
}
