/** What an installed site needs (staff-area §7). Written by the app: no first screen waits for it. */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
