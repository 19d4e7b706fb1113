import { notifyManager, onlineManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useIsOnline } from '../../../shared/ui/use-is-online.ts';

/** Whether a navigation (including the page's code) or the first request of a query on the page is pending. */
function useIsWaiting(): boolean {
  const cache = useQueryClient().getQueryCache();
  const isNavigating = useRouterState({ select: ({ status }) => status === 'pending' });
  const isLoading = useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () =>
      cache
        .findAll({ type: 'active' })
        .some(({ state }) => state.status === 'pending' && state.fetchStatus !== 'idle'),
    () => false,
  );
  return isNavigating || isLoading;
}

/**
 * Online the page is reloaded, because a module request that hangs cannot be repeated. Offline a reload would lose the
 * page, so the paused requests are sent although the browser reports no network.
 */
function retry(): void {
  if (onlineManager.isOnline()) window.location.reload();
  else onlineManager.setOnline(true);
}

function LateNotice() {
  const isOnline = useIsOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // The notice appears after this time in ms.
    const clock = setTimeout(() => setLate(true), isOnline ? 5_000 : 1_000);
    return () => clearTimeout(clock);
  }, [isOnline]);
  if (!isLate) return null;
  return (
    <chakra.div
      role="alert"
      position="fixed"
      zIndex="toast"
      bottom="4"
      insetInline="4"
      maxW="32rem"
      mx="auto"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="4"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="soft"
      lineHeight="snug"
    >
      <chakra.div flex="1 1 14rem">
        <chakra.p fontWeight="semibold">Keine Verbindung</chakra.p>
        <chakra.p color="inkMuted">
          {isOnline
            ? 'Bitte prüfen Sie Ihre Internetverbindung.'
            : 'Sobald Sie wieder verbunden sind, geht es hier weiter.'}
        </chakra.p>
      </chakra.div>
      <Button tone="outline" onClick={retry}>
        Erneut versuchen
      </Button>
    </chakra.div>
  );
}

/** Notice that a page or a list is late or the network is gone. Meanwhile the current page stays visible. */
export const ConnectionLost = () => (useIsWaiting() ? <LateNotice /> : null);
