import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type Page } from '@playwright/test';

/** The longest wait; a journey may delay the scripts of a page on purpose. */
const longestMs = 5_000;

/** True once React has taken over every control of the page; it marks the elements that it knows. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const controls = [...root.querySelectorAll('a, button, input, select, textarea')];
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  return controls.length > 0 && controls.every(isKnown);
}

/** Polls from Node, because a journey may have stopped the page's clock. */
async function until(page: Page, isSo: () => boolean, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (performance.now() < end && !(await page.evaluate(isSo).catch(() => false))) await pause(25);
}

/** Waits until the page can be used, because a click before that does nothing. */
export const untilHydrated = (page: Page): Promise<void> => until(page, isTakenOver, longestMs);

/** Makes every page of the context wait for it when it is opened or loaded anew. */
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
