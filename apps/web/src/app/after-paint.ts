/*
 * Asks for the app once the browser has painted a page that came rendered. Asked for at once, the app's 150 KB would share
 * the line of a phone with the page itself (decision 32). Apart from main.tsx, so that it is a file of a few hundred bytes.
 */
const tag = document.getElementById('after-paint');

const addressesIn = (list: string | undefined): string[] => (list ? list.split(' ') : []);

function askForApp(): void {
  const { app = '', preloads } = tag?.dataset ?? {};
  for (const href of [app, ...addressesIn(preloads)])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app }));
}

// Presses before the app is there are kept, the last one only, and repeated when it is; until then the button shows that it waits.
let pressed: HTMLElement | null = null;
const keep = ({ target }: Event): void => {
  pressed?.removeAttribute('aria-busy');
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  pressed?.setAttribute('aria-busy', 'true');
};
document.addEventListener('click', keep, true);
tag?.addEventListener('hydrated', () => {
  document.removeEventListener('click', keep, true);
  pressed?.removeAttribute('aria-busy');
  // Not within the effect that told of it, because there React can hydrate nothing for a press and drops it.
  setTimeout(() => {
    if (pressed?.isConnected) pressed.click();
  });
});

// A hidden tab does not paint.
if (document.hidden) askForApp();
else
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    // After the frame, so that a picture that was painted with it counts as painted.
    requestAnimationFrame(() => setTimeout(() => askForApp()));
  }).observe({ type: 'paint', buffered: true });
