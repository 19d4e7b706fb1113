import type { StaffFilter } from '@estate/contracts/staff-filter';
import { useQueries } from '@tanstack/react-query';
import type { StaffRow } from '../../../api/types.ts';
import { useSettled } from '../use-settled.ts';
import { pageSize, rowsQuery } from './properties-query.ts';

/** Pause before the pages under the screen are fetched, so that fast scrolling does not ask for every page. */
const scrollPauseMs = 100;

/** The rows of the visible part, fetched by pages; the first page is always among them, because it tells the total. */
export function useLines(filter: StaffFilter, visible: { first: number; last: number }) {
  const pageOf = (index: number) => Math.floor(index / pageSize) + 1;
  const span = useSettled(`${pageOf(visible.first)}-${pageOf(visible.last)}`, scrollPauseMs);
  const [from = 1, to = 1] = span.split('-').map(Number);
  const pages = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, step) => from + step)])];
  const answers = useQueries({ queries: pages.map((page) => rowsQuery(filter, page)) });

  const byPage = new Map(pages.map((page, position) => [page, answers[position]?.data?.items]));
  const failed = answers.find(({ error }) => error !== null);
  return {
    total: answers[0]?.data?.total ?? null,
    error: failed?.error ?? null,
    isPending: answers[0]?.isPending ?? true,
    retry: () => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    },
    rowAt: (index: number): StaffRow | null => byPage.get(pageOf(index))?.[index % pageSize] ?? null,
  };
}
