import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

const minutes = 60_000;

/** 4xx answers are not retried, because they would be the same again. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Cache times of staff-area §9: fresh 5 minutes, kept 10, one retry, no refetch on focus, refetch on mount. Without a
 * network a mutation fails at once: paused, it would be carried out when nobody waits for it any more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        retry: (failures, error) => failures < 1 && !isFinal(error),
        refetchOnWindowFocus: false,
        refetchOnMount: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Use in a loader as `prefetch(queryClient.query(...))`. The loader does not wait; the component shows each state. */
export const prefetch = (answer: Promise<unknown>): void => {
  answer.catch(() => undefined);
};
