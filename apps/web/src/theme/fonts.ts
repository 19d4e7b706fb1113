/**
 * Enables the site's fonts, which index.html holds disabled. On a first visit they load after the first screen, because
 * 80 KB would delay it on a phone; until then fallback fonts of the same widths show.
 */
export function showFonts(): void {
  document.getElementById('fonts')?.setAttribute('media', 'all');
}

/** True with an active service worker, which has cached the fonts; then they can load with the first screen. */
export const areFontsKept = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
