import { type Page } from '@playwright/test';

declare global {
  interface Window {
    moved?: number;
  }
}

/** Notes how much of the screen moves on each page that is loaded from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if ('value' in shift) window.moved = (window.moved ?? 0) + Number(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the layout shifts of this page so far. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => window.moved ?? Number.NaN);
