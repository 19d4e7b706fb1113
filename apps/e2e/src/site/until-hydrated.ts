import { type Page } from '@playwright/test';

/** React marks each element that it has taken over; a page without buttons of React has nothing to wait for. */
const isTakenOver = () =>
  [...document.querySelectorAll('#root button')].every((button) =>
    Object.keys(button).some((key) => key.startsWith('__reactProps')),
  );

/**
 * Opening and reloading a page end when it can be used: Playwright presses faster than any visitor, and a page can be seen
 * before it is hydrated. A page that is hydrated late or never is left as it is after 5 s.
 */
export function openUntilHydrated(page: Page): void {
  const wait = () => page.waitForFunction(isTakenOver, undefined, { timeout: 5_000 }).catch(() => undefined);
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...given: unknown[]) => {
      const response = await open(...given);
      await wait();
      return response;
    };
  }
}
