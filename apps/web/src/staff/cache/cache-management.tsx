import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { storedJson, storeText } from '../../shared/storage/browser-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { countText } from '@estate/domain/text/format';
import { showToast } from '../../shared/ui/toast.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { Facts } from '../ui/facts.tsx';
import { exactMoment } from '../ui/moment.ts';
import { showFailure } from '../ui/show-failure.ts';
import { clearCaches, reloadAfterMs, type ClearResult, type WorkerOutcome } from './clear-caches.ts';

const key = 'caches-cleared';

const workerTexts: Readonly<Record<WorkerOutcome, string>> = {
  cleared: 'geleert',
  silent: 'hat nicht geantwortet; seine Zwischenspeicher wurden trotzdem gelöscht',
  missing: 'ist in diesem Browser nicht eingerichtet',
};

function ClearResultPanel({ result }: { result: ClearResult }) {
  return (
    <Panel mt="6" aria-labelledby="caches-geleert">
      <chakra.h2 id="caches-geleert" fontSize="md" mb="3">
        Zuletzt geleert
      </chakra.h2>
      <Facts
        facts={{
          Server: countText(result.answers, 'gemerkte Antwort', 'gemerkte Antworten'),
          Browser: countText(result.browserCaches, 'Zwischenspeicher', 'Zwischenspeicher'),
          'Service Worker': workerTexts[result.worker],
          Zeitpunkt: exactMoment(result.at),
        }}
      />
    </Panel>
  );
}

/** Clears the caches of server, browser and service worker; then the page reloads (staff-area §4). */
export function CacheManagement() {
  const clear = useMutation({
    mutationFn: () => clearCaches(() => bodyOf(api.POST('/api/admin/caches/clear'))),
    onSuccess: (cleared) => {
      // Stored for this tab, because the page reloads before a person has read the result.
      storeText(key, JSON.stringify(cleared), 'sessionStorage');
      showToast({ tone: 'success', title: '✅ Alle Caches erfolgreich geleert!' });
    },
    onError: (error) => showFailure(error, '❌ Fehler beim Leeren des Caches'),
  });
  const { isPending, isSuccess, error } = clear;
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs);
    // No reload after a navigation to another tool, so that input there is kept.
    return () => clearTimeout(timer);
  }, [isSuccess]);
  const result = clear.data ?? (storedJson(key, 'sessionStorage') as ClearResult | null);

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
            ❌ Fehler beim Leeren des Caches: {problemText(error)}
          </chakra.p>
        )}
      </Panel>
      {result && <ClearResultPanel result={result} />}
    </ToolPage>
  );
}
