import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';
import { chakra } from '../../../theme/chakra.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Panel } from '../frame/panel.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { clearCaches, reloadAfterMs } from './clear-caches.ts';
import { ClearedList } from './cleared-list.tsx';
import { keepCleared, lastCleared } from './last-cleared.ts';

/** Clears the caches of server, browser and service worker; then the page reloads (staff-area §4). */
export function CacheManagement() {
  const clear = useMutation({
    mutationFn: () => clearCaches(() => answered(api.POST('/api/admin/caches/clear'))),
    onSuccess: (cleared) => {
      keepCleared(cleared);
      showToast({ tone: 'success', title: '✅ Alle Caches erfolgreich geleert!' });
    },
    onError: ({ message }) =>
      showToast({ tone: 'error', title: '❌ Fehler beim Leeren des Caches', description: message }),
  });
  const { isPending, isSuccess, error } = clear;
  useEffect(() => {
    if (!isSuccess) return undefined;
    const clock = setTimeout(() => window.location.reload(), reloadAfterMs);
    // Whoever goes on to another tool within that time keeps what is typed there.
    return () => clearTimeout(clock);
  }, [isSuccess]);
  const cleared = clear.data ?? lastCleared();

  return (
    <ToolPage path="/admin/cache">
      <Panel>
        <p>
          Danach kommt alles frisch: die gemerkten Antworten des Servers und die Dateien, die dieser Browser
          und sein Service Worker aufbewahren. Zum Schluss lädt die Seite neu. Andere Browser sind nicht
          betroffen.
        </p>
        <chakra.div mt="5">
          <Button disabled={isPending || isSuccess} onClick={() => clear.mutate()}>
            {isPending
              ? 'Caches werden geleert ...'
              : isSuccess
                ? 'Seite wird neu geladen ...'
                : 'Alle Caches leeren'}
          </Button>
        </chakra.div>
        {error && (
          <chakra.p role="alert" mt="4" p="3" borderRadius="card" bg="dangerSoft" color="danger">
            ❌ Fehler beim Leeren des Caches: {error.message}
          </chakra.p>
        )}
      </Panel>
      {cleared && <ClearedList cleared={cleared} />}
    </ToolPage>
  );
}
