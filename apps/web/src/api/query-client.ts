import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

const minutes = 60_000;

/** An answer the server meant (4xx) does not get better by asking again. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Cache times of staff-area §9: fresh 5 minutes, kept 10, one retry, no refetch on focus, refetch on mount. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        retry: (failures, error) => failures < 1 && !isFinal(error),
        refetchOnWindowFocus: false,
        refetchOnMount: true,
      },
    },
  });

/** `prefetch(queryClient.query(...))` in a loader: not waited for; the component shows its states, a failure included. */
export const prefetch = (answer: Promise<unknown>): void => {
  answer.catch(() => undefined);
};
