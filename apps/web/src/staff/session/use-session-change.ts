import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '../../shared/ui/toast.tsx';
import { sessionQuery, type StaffUser } from './session.ts';
import { listenToTabs, notifyTabs } from './session-tabs.ts';
import { signInGate } from './sign-in-gate.ts';

/** Refetches the session and removes the former person's cached data. */
export async function removeFormerUserData(queryClient: QueryClient): Promise<void> {
  const staffQueries = {
    predicate: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
      String(address).startsWith('/api/admin/') && address !== sessionQuery.queryKey[0],
  };
  await queryClient.cancelQueries(staffQueries);
  const refetch = queryClient.resetQueries(sessionQuery);
  queryClient.removeQueries(staffQueries);
  queryClient.getMutationCache().clear();
  await refetch;
}

/**
 * Handles a sign-in in this or another tab: for the same person the waiting requests are repeated, for another person
 * the cached data are removed.
 */
export async function applySignIn(queryClient: QueryClient, userId: string): Promise<void> {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  if (known?.user.id !== userId) {
    await removeFormerUserData(queryClient);
    return;
  }
  signInGate.settle(true);
  await queryClient.invalidateQueries(sessionQuery);
}

/** Returns the handler of a sign-in in this tab, which also notifies the other tabs. */
export function useAfterSignIn(): (user: Pick<StaffUser, 'id'>) => Promise<void> {
  const queryClient = useQueryClient();
  return ({ id }) => {
    showToast({ tone: 'success', title: 'Erfolgreich angemeldet' });
    notifyTabs({ type: 'signed-in', userId: id });
    return applySignIn(queryClient, id);
  };
}

/** Handles the messages of other tabs about sign-in, sign-out and the end of the session. */
export function useSessionOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.type === 'signed-in') void applySignIn(queryClient, message.userId);
        else if (message.type === 'signed-out') void removeFormerUserData(queryClient);
        else void queryClient.invalidateQueries(sessionQuery);
      }),
    [queryClient],
  );
}
