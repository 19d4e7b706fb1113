import { notifyManager, onlineManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useIsOnline } from '../../../shared/ui/use-is-online.ts';

/** Whether the page that was asked for, its code, or a list on it is still to come. */
function useIsWaiting(): boolean {
  const cache = useQueryClient().getQueryCache();
  const isGoing = useRouterState({ select: ({ status }) => status === 'pending' });
  const isAsking = useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () =>
      cache
        .findAll({ type: 'active' })
        .some(({ state }) => state.status === 'pending' && state.fetchStatus !== 'idle'),
    () => false,
  );
  return isGoing || isAsking;
}

/**
 * A module that hangs cannot be asked for again, so the page is loaded anew. Without a network that would lose the page, so
 * the waiting calls are sent although the browser sees none.
 */
function retry(): void {
  if (onlineManager.isOnline()) window.location.reload();
  else onlineManager.setOnline(true);
}

function LateNotice() {
  const isOnline = useIsOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // The longest wait before the visitor hears of it.
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

/** Says that nothing comes, where a page or a list is late or the network is gone; until then the page shows what it has. */
export const ConnectionLost = () => (useIsWaiting() ? <LateNotice /> : null);
