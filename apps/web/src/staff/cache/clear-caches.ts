/** staff-area §4 */
export const replyWaitMs = 3_000;
export const reloadAfterMs = 1_500;

/** What the service worker did: 'silent' if it did not reply in time, 'missing' if the page has none. */
export type WorkerOutcome = 'cleared' | 'silent' | 'missing';

export interface Cleared {
  /** Answers that the server forgot. */
  answers: number;
  /** Caches of this browser that were deleted. */
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
  let clock: ReturnType<typeof setTimeout> | undefined;
  const outcome = await new Promise<WorkerOutcome>((resolve) => {
    clock = setTimeout(() => resolve('silent'), waitMs);
    port1.onmessage = ({ data }: MessageEvent<{ type?: string } | string | null>) => {
      const type = typeof data === 'string' ? data : data?.type;
      if (type === 'CACHE_CLEARED') resolve('cleared');
    };
    worker.postMessage({ type: 'CLEAR_CACHE' }, [port2]);
  });
  clearTimeout(clock);
  port1.close();
  return outcome;
}

/** Deletes every cache of this origin and returns how many there were; 0 in a browser without caches. */
export async function deleteBrowserCaches(storage: CacheStorage | undefined): Promise<number> {
  if (!storage) return 0;
  const names = await storage.keys();
  await Promise.all(names.map((name) => storage.delete(name)));
  return names.length;
}

/**
 * Clears server, browser and service worker, in this order: `clearServer` may be refused, and the worker stores its
 * offline page again. Rejects if one of them fails; a silent or missing worker is no failure.
 */
export async function clearCaches(clearServer: () => Promise<{ cleared: number }>): Promise<Cleared> {
  const { cleared: answers } = await clearServer();
  // Both are missing where the page is not served over HTTPS.
  const browserCaches = await deleteBrowserCaches('caches' in window ? window.caches : undefined);
  const worker = await clearWorker('serviceWorker' in navigator ? navigator.serviceWorker : undefined);
  return { answers, browserCaches, worker, at: new Date().toISOString() };
}
