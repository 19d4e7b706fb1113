interface Workers {
  register: (address: string) => Promise<unknown>;
}

/**
 * Part of the bootstrap (staff-area §2). A failure is ignored, because the site works without the service worker.
 */
export function registerServiceWorker(container: Workers | undefined): void {
  container?.register('/sw.js').catch(() => undefined);
}
