import { expect, type Page } from '@playwright/test';

/** Loads the page again while it is a shell, which it is where the renderer of a busy machine was late. */
export async function untilRendered(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('#root').waitFor({ state: 'attached' });
    const isShell = (await page.locator('#root[data-made-at]').count()) === 0;
    if (isShell) await page.reload({ waitUntil: 'commit' });
    expect(isShell).toBe(false);
  }).toPass({ intervals: [500, 1_000, 2_000] });
}

/** Opens a page as the server renders it, whether or not a script comes. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilRendered(page);
}
