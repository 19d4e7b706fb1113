import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';

export interface AuditFilter {
  q: string;
  /** Days as the date inputs give them, both included; empty for no bound. */
  from: string;
  to: string;
  isRefused: boolean;
}

export const emptyFilter: AuditFilter = { q: '', from: '', to: '', isRefused: false };

/** Midnight at the beginning of this day, or of the day after it, in the time zone of the browser. */
function midnight(day: string, daysLater = 0): string | undefined {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

/** The query of both calls; empty fields are left out. */
export function searchOf({ q, from, to, isRefused }: AuditFilter) {
  const start = midnight(from);
  const end = midnight(to, 1);
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(start ? { from: start } : {}),
    ...(end ? { to: end } : {}),
    ...(isRefused ? { refused: 'true' as const } : {}),
  };
}

export const csvAddress = (filter: AuditFilter): string =>
  `/api/admin/audit/csv?${new URLSearchParams(searchOf(filter)).toString()}`;

/** Pages of 50 entries, the newest first; always fresh, because others work at the same time. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/audit', searchOf(filter)],
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.GET('/api/admin/audit', {
          params: { query: { ...searchOf(filter), ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
