import { type Page } from '@playwright/test';

declare global {
  interface Window {
    moved?: number;
  }
}

/** Makes each page that is loaded from now on add up its layout shifts (https://web.dev/articles/cls). */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if ('value' in shift) window.moved = (window.moved ?? 0) + Number(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The sum of the page's layout shifts so far. A shift is the share of the viewport that moved, times the distance as
 * a share of the viewport.
 */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.moved ?? Number.NaN);
