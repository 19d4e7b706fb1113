interface Workers {
  register: (address: string) => Promise<unknown>;
}

/**
 * Registers the service worker (staff-area §2, Bootstrap). A failure is ignored, because the site works without the
 * service worker.
 */
export function registerServiceWorker(container: Workers | undefined): void {
  container?.register('/sw.js').catch(() => undefined);
}
