import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { hamburgMoment } from '@estate/domain/text/german-day';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { bodyOf } from '../../shared/api/problem.ts';

export interface AuditFilter {
  q: string;
  /** Days in the format of date inputs (`2026-11-27`), both inclusive; an empty text is no limit. */
  from: string;
  to: string;
  isRefused: boolean;
}

export const emptyFilter: AuditFilter = { q: '', from: '', to: '', isRefused: false };

const textOf = (raw: unknown, pattern: RegExp): string =>
  typeof raw === 'string' && pattern.test(raw) ? raw : '';
const day = /^\d{4}-\d\d-\d\d$/;

/** The filter of the page's address; invalid values are dropped. */
export const parseAuditFilter = (raw: Readonly<Record<string, unknown>>): AuditFilter => ({
  q: textOf(raw['q'], /^.{0,100}$/),
  from: textOf(raw['from'], day),
  to: textOf(raw['to'], day),
  isRefused: raw['refused'] === 'true',
});

export const paramsOf = ({ q, from, to, isRefused }: AuditFilter) =>
  filledFields({ q: q.trim(), from, to, refused: isRefused ? 'true' : undefined });

/** Midnight in Hamburg at the start of this day, or of the next one. */
function midnight(day: string, daysLater: 0 | 1): string | undefined {
  const noon = Date.parse(`${day}T12:00Z`);
  if (Number.isNaN(noon)) return undefined;
  const [date = ''] = new Date(noon + daysLater * 86_400_000).toISOString().split('T');
  return hamburgMoment(date, '00:00').toISOString();
}

const searchOf = ({ q, from, to, isRefused }: AuditFilter) =>
  filledFields({
    q: q.trim(),
    from: midnight(from, 0),
    to: midnight(to, 1),
    refused: isRefused ? ('true' as const) : undefined,
  });

export const csvAddress = (filter: AuditFilter): string =>
  `/api/admin/audit/csv?${canonicalQuery(searchOf(filter))}`;

/** Pages of 50 entries, the newest first. Always refetched, because colleagues cause new entries. */
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
