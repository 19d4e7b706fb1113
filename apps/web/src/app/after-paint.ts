/*
 * Loads the app after the first paint of a server-rendered page. Loaded at once, the app's 150 KB would compete with
 * the page itself for a phone's bandwidth (decision 32). Separate from main.tsx, so that this file has only a few
 * hundred bytes.
 */
const tag = document.getElementById('after-paint');

const addressesIn = (list: string | undefined): string[] => (list ? list.split(' ') : []);

function loadApp(): void {
  const { app = '', preloads } = tag?.dataset ?? {};
  for (const href of [app, ...addressesIn(preloads)])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app }));
}

// Until the app is hydrated, the last clicked button is remembered and marked with aria-busy. After hydration the
// click is dispatched again.
let clickedButton: HTMLElement | null = null;
const rememberClick = ({ target }: Event): void => {
  clickedButton?.removeAttribute('aria-busy');
  clickedButton = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  clickedButton?.setAttribute('aria-busy', 'true');
};
document.addEventListener('click', rememberClick, true);
tag?.addEventListener('hydrated', () => {
  document.removeEventListener('click', rememberClick, true);
  clickedButton?.removeAttribute('aria-busy');
  // Deferred, because the event is dispatched inside a React effect, where React cannot hydrate a boundary for a
  // click and would drop it.
  setTimeout(() => {
    if (clickedButton?.isConnected) clickedButton.click();
  });
});

// A hidden tab never paints, so there is no paint to wait for.
if (document.hidden) loadApp();
else
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    // After the frame, so that an image painted in the same frame counts as painted.
    requestAnimationFrame(() => setTimeout(() => loadApp()));
  }).observe({ type: 'paint', buffered: true });
