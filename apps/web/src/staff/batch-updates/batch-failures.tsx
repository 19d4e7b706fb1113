import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { FailureTable } from '../jobs/failure-table.tsx';
import { QueryState } from '../ui/query-state.tsx';

/** Pages of 50 failures of a finished job, ordered by property id. */
const failuresQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/jobs/{id}/failures', { id }],
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.GET('/api/admin/jobs/{id}/failures', {
          params: { path: { id }, query: { after: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export function BatchFailures({ jobId }: { jobId: string }) {
  const failures = useInfiniteQuery(failuresQuery(jobId));
  const items = failures.data?.pages.flatMap((page) => page.items) ?? [];
  const total = failures.data?.pages[0]?.total ?? 0;
  if (failures.data && items.length === 0) return null;
  return (
    <chakra.div mt="5">
      <QueryState query={failures} subject="Die Fehler" isPlural />
      {items.length > 0 && (
        <FailureTable
          caption={
            total === 1
              ? '1 Immobilie konnte nicht aktualisiert werden'
              : `${formatNumber(total)} Immobilien konnten nicht aktualisiert werden`
          }
          items={items}
        />
      )}
      {failures.hasNextPage && (
        <Button
          mt="3"
          tone="outline"
          size="sm"
          disabled={failures.isFetchingNextPage}
          onClick={() => void failures.fetchNextPage()}
        >
          {failures.isFetchingNextPage ? 'Wird geladen...' : 'Weitere laden'}
        </Button>
      )}
    </chakra.div>
  );
}
