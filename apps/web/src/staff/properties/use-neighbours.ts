import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { StaffRow } from '../../shared/api/types.ts';
import { pageSize, rowsQuery } from './properties-query.ts';

interface Rows {
  items: StaffRow[];
  total: number;
}

/** Pages that are searched for the open property: those of 10,000 properties. */
const mostPages = 100;

/**
 * The properties before and after one in the list that was fetched so far, in the order of the table. A property that was
 * opened by its address alone may stand in none of its pages and then has no neighbours.
 */
export function useNeighbours(filter: StaffFilter, id: number) {
  const client = useQueryClient();
  const known = (page: number) => client.getQueryData<Rows>(rowsQuery(filter, page).queryKey);
  const total = known(1)?.total ?? 0;
  let at = -1;
  for (let page = 1; at < 0 && page <= Math.min(mostPages, Math.ceil(total / pageSize)); page += 1) {
    const place = known(page)?.items.findIndex((row) => row.id === id) ?? -1;
    if (place >= 0) at = (page - 1) * pageSize + place;
  }
  const places = at < 0 ? [] : [at - 1, at + 1].filter((place) => place >= 0 && place < total);
  const pages = [...new Set(places.map((place) => Math.floor(place / pageSize) + 1))];
  const answers = useQueries({ queries: pages.map((page) => rowsQuery(filter, page)) });
  const idAt = (place: number): number | undefined => {
    const page = pages.indexOf(Math.floor(place / pageSize) + 1);
    return place < 0 ? undefined : answers[page]?.data?.items[place % pageSize]?.id;
  };
  return at < 0 ? null : { position: at + 1, total, previous: idAt(at - 1), next: idAt(at + 1) };
}
