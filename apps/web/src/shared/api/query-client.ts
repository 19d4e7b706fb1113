import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

const minutes = 60_000;

/** 4xx responses are not retried, because the result would be the same. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Cache times of staff-area §9: data is fresh for 5 minutes and kept for 10; one retry; refetch on mount, not on
 * focus. Offline, a mutation fails at once: paused, it would run later without the user noticing.
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

/**
 * Use in a loader as `prefetch(queryClient.query(...))`. The loader does not wait, and the component shows loading
 * and errors.
 */
export const prefetch = (answer: Promise<unknown>): void => {
  answer.catch(() => undefined);
};
