/** Timeouts by staff-area §4. */
export const replyWaitMs = 3_000;
export const reloadAfterMs = 1_500;

/** Outcome of the service worker: 'silent' if it did not reply in time, 'missing' if the page has none. */
export type WorkerOutcome = 'cleared' | 'silent' | 'missing';

export interface ClearResult {
  /** Number of responses that the server removed from its cache. */
  answers: number;
  browserCaches: number;
  worker: WorkerOutcome;
  /** ISO time. */
  at: string;
}

/** Sends CLEAR_CACHE to the service worker and waits for CACHE_CLEARED (staff-area §7). */
export async function clearWorker(
  container: ServiceWorkerContainer | undefined,
  waitMs = replyWaitMs,
): Promise<WorkerOutcome> {
  const worker = container?.controller ?? (await container?.getRegistration().catch(() => undefined))?.active;
  if (!worker) return 'missing';
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = await new Promise<WorkerOutcome>((resolve) => {
    timer = setTimeout(() => resolve('silent'), waitMs);
    port1.onmessage = ({ data }: MessageEvent<{ type?: string } | string | null>) => {
      const type = typeof data === 'string' ? data : data?.type;
      if (type === 'CACHE_CLEARED') resolve('cleared');
    };
    worker.postMessage({ type: 'CLEAR_CACHE' }, [port2]);
  });
  clearTimeout(timer);
  port1.close();
  return outcome;
}

/** Deletes every cache of this origin and returns their number; 0 if the browser has no cache storage. */
export async function deleteBrowserCaches(storage: CacheStorage | undefined): Promise<number> {
  if (!storage) return 0;
  const names = await storage.keys();
  await Promise.all(names.map((name) => storage.delete(name)));
  return names.length;
}

/**
 * Clears the caches of server, browser and service worker, in this order: the server may reject the request, and the
 * worker afterwards stores its offline page again. Rejects if one of them fails; a silent or missing worker is not a
 * failure.
 */
export async function clearCaches(clearServer: () => Promise<{ cleared: number }>): Promise<ClearResult> {
  const { cleared: answers } = await clearServer();
  // Both APIs are missing on pages without HTTPS.
  const browserCaches = await deleteBrowserCaches('caches' in window ? window.caches : undefined);
  const worker = await clearWorker('serviceWorker' in navigator ? navigator.serviceWorker : undefined);
  return { answers, browserCaches, worker, at: new Date().toISOString() };
}
