/*
 * Shows fonts that this browser has, and asks for the app once the browser has painted a page that came rendered. Asked for
 * at once, the app's 150 KB would share the line of a phone with the page itself (decision 32). Apart from main.tsx, so that it
 * is a file of a few hundred bytes.
 */
const tag = document.getElementById('after-paint');

/** True if an active service worker has cached the fonts, or this page was open before. */
const areFontsKept = (): boolean =>
  ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) ||
  performance
    .getEntriesByType('navigation')
    .some((entry) => ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming).type));

/** Here, because the page is loaded only when they are there: a reload finds its place among lines that break where they did. */
function showKeptFonts(): void {
  const style = document.getElementById('fonts');
  if (areFontsKept()) style?.setAttribute('media', 'all');
}
showKeptFonts();
// The script may be there before the rest of the page.
document.addEventListener('DOMContentLoaded', showKeptFonts);

const addressesIn = (list: string | undefined): string[] => (list ? list.split(' ') : []);

/** Pauses let a slow phone paint and react between the files, which take it 130 ms in one piece. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function askForApp(): Promise<void> {
  const { app, page } = tag?.dataset ?? {};
  for (const href of [...addressesIn(app), ...addressesIn(page)]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await pause();
  }
  for (const file of addressesIn(app)) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
}

// Presses before the app is there are kept, the last one only, and repeated when it is.
let pressed: HTMLElement | null = null;
const keep = ({ target }: Event): void => {
  if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type="button"]');
};
document.addEventListener('click', keep, true);
tag?.addEventListener('hydrated', () => {
  document.removeEventListener('click', keep, true);
  if (pressed?.isConnected) pressed.click();
});

// A hidden tab does not paint.
if (document.hidden) void askForApp();
else
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    // After the frame, so that a picture that was painted with it counts as painted.
    requestAnimationFrame(() => setTimeout(() => void askForApp()));
  }).observe({ type: 'paint', buffered: true });
