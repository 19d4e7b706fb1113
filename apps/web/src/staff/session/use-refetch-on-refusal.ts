import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/problem.ts';
import { sessionQuery } from './session.ts';

const isPermissionError = (error: unknown) =>
  error instanceof ApiError && (error.code === 'no-permission' || error.code === 'two-factor-required');

/** Refetches the session when a request fails for lack of permission, because a colleague may have changed the role. */
export function useRefetchOnRefusal(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetchSession = (error: unknown) => {
      if (isPermissionError(error)) void queryClient.invalidateQueries(sessionQuery);
    };
    const unsubscribers = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') refetchSession(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') refetchSession(event.action.error);
      }),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [queryClient]);
}
