import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetRecent } from '../palette/recent.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { sessionQuery, type StaffUser } from './session.ts';
import { listenToTabs, tellTabs } from './session-tabs.ts';
import { signInGate } from './sign-in-gate.ts';

/** Asks anew who is signed in, and removes what belonged to the former person from the cache and the browser. */
export async function forgetFormerUser(queryClient: QueryClient): Promise<void> {
  const ofStaff = {
    predicate: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
      String(address).startsWith('/api/admin/') && address !== sessionQuery.queryKey[0],
  };
  await queryClient.cancelQueries(ofStaff);
  const asked = queryClient.resetQueries(sessionQuery);
  queryClient.removeQueries(ofStaff);
  queryClient.getMutationCache().clear();
  forgetRecent();
  await asked;
}

/**
 * Somebody signed in, here or in another tab: waiting calls go on if it is the person who worked here, and everything
 * begins anew for another person.
 */
export async function takeUpSession(queryClient: QueryClient, userId: string): Promise<void> {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  if (known?.user.id !== userId) {
    await forgetFormerUser(queryClient);
    return;
  }
  signInGate.settle(true);
  await queryClient.invalidateQueries(sessionQuery);
}

/** What follows a sign-in in this tab; the other tabs are told. */
export function useEnter(): (user: StaffUser) => Promise<void> {
  const queryClient = useQueryClient();
  return ({ id }) => {
    showToast({ tone: 'success', title: 'Erfolgreich angemeldet' });
    tellTabs({ type: 'signed-in', userId: id });
    return takeUpSession(queryClient, id);
  };
}

/** Follows sign-in, sign-out and the end of the session in the other tabs. */
export function useSessionOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenToTabs((news) => {
        if (news.type === 'signed-in') void takeUpSession(queryClient, news.userId);
        else if (news.type === 'signed-out') void forgetFormerUser(queryClient);
        else void queryClient.invalidateQueries(sessionQuery);
      }),
    [queryClient],
  );
}
