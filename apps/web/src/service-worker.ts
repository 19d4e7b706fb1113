/** Bootstrap (staff-area §2). The site works the same without it, so a failure is ignored. */
export function registerServiceWorker(container: ServiceWorkerContainer | undefined): void {
  container?.register('/sw.js').catch(() => undefined);
}
