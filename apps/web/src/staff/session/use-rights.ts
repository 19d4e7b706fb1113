import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/problem.ts';
import { sessionQuery } from './session.ts';

const isOfRights = (error: unknown) =>
  error instanceof ApiError && (error.code === 'no-permission' || error.code === 'two-factor-required');

/** Asks anew who is signed in once a call was refused for want of rights, because a colleague may have changed the role. */
export function useRights(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const follow = (error: unknown) => {
      if (isOfRights(error)) void queryClient.invalidateQueries(sessionQuery);
    };
    const ends = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') follow(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') follow(event.action.error);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [queryClient]);
}
