import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffRow } from '../../shared/api/types.ts';
import { pageSize, rowsQuery } from './properties-query.ts';

interface Rows {
  items: StaffRow[];
  total: number;
}

/** Maximum number of cached pages that are searched for the open property; 10,000 properties. */
const maxPages = 100;

/**
 * The previous and the next property in the order of the table, by the pages cached so far. Returns null for a
 * property that is on none of them, e.g. after opening its URL directly.
 */
export function useNeighbours(filter: StaffFilter, id: number) {
  const client = useQueryClient();
  const cachedPage = (page: number) => client.getQueryData<Rows>(rowsQuery(filter, page).queryKey);
  // Subscribes to the first page, because the record can be shown before the rows arrive.
  const total = useQuery(rowsQuery(filter, 1)).data?.total ?? 0;
  let at = -1;
  for (let page = 1; at < 0 && page <= Math.min(maxPages, Math.ceil(total / pageSize)); page += 1) {
    const place = cachedPage(page)?.items.findIndex((row) => row.id === id) ?? -1;
    if (place >= 0) at = (page - 1) * pageSize + place;
  }
  const places = at < 0 ? [] : [at - 1, at + 1].filter((place) => place >= 0 && place < total);
  const pages = [...new Set(places.map((place) => Math.floor(place / pageSize) + 1))];
  const results = useQueries({ queries: pages.map((page) => rowsQuery(filter, page)) });
  const idAt = (place: number): number | undefined => {
    const page = pages.indexOf(Math.floor(place / pageSize) + 1);
    return place < 0 ? undefined : results[page]?.data?.items[place % pageSize]?.id;
  };
  return at < 0 ? null : { position: at + 1, total, previous: idAt(at - 1), next: idAt(at + 1) };
}
