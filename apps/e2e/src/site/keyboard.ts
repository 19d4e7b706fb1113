import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any staff page has before its tool. */
const maxStops = 60;

/** Opens a staff page and skips the navigation by the skip link, using the keyboard. */
export async function openByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#inhalt h1').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The focused element; null if the focus is on the document body. */
const stopOf = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    return {
      html: stop.outerHTML.slice(0, 120),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth,
    };
  });

const seesFocus = async (page: Page) => {
  const stop = await stopOf(page);
  if (!stop) return;
  const { html, ...state } = stop;
  expect(state, `the focus is seen on ${html}`).toEqual({ hasRing: true, isInView: true });
};

/** Presses Tab, or `key`, until `target` has the focus. The focus must be visible at each stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    await seesFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

/** Moves the focus to a control and presses a key. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
