/** Bootstrap (staff-area §2). A failure is ignored, because the site works without the service worker. */
export function registerServiceWorker(container: ServiceWorkerContainer | undefined): void {
  container?.register('/sw.js').catch(() => undefined);
}
