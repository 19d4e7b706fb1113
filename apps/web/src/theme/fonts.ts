/**
 * Switches our fonts on, which index.html holds switched off. On a first visit they are 80 KB of a phone's line: they
 * come after the first screen, which stands in fallback faces of the same widths until then.
 */
export function showFonts(): void {
  document.getElementById('fonts')?.setAttribute('media', 'all');
}

/** Where the service worker answers it has kept them, and they can come with the first screen. */
export const areFontsKept = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
