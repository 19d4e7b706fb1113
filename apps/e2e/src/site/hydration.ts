import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type Page } from '@playwright/test';

/** Maximum wait in ms; a journey may delay the scripts of a page on purpose. */
const maxWaitMs = 5_000;

/**
 * True once React has hydrated every control of the page. React sets a `__reactFiber$` property on hydrated elements.
 */
function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const controls = [...root.querySelectorAll('a, button, input, select, textarea')];
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  return controls.length > 0 && controls.every(isKnown);
}

/** Polls from Node, because a journey may have stopped the page's clock. */
async function pollUntil(page: Page, condition: () => boolean, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (performance.now() < end && !(await page.evaluate(condition).catch(() => false))) await pause(25);
}

/** Waits until the page is hydrated, at most five seconds, because a click before hydration may have no effect. */
export const untilHydrated = (page: Page): Promise<void> => pollUntil(page, isHydrated, maxWaitMs);

/** Makes `goto` and `reload` of every page in the context wait for hydration. */
export function waitForHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...args) => {
      const answer = await goto(...args);
      await untilHydrated(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload(...args);
      await untilHydrated(page);
      return answer;
    };
  });
}
