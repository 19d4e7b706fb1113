import { expect, type Page } from '@playwright/test';

/**
 * Reloads the page while it is an unrendered shell, because the renderer may miss its deadline on a busy machine.
 */
export async function untilRendered(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('#root').waitFor({ state: 'attached' });
    const isShell = (await page.locator('#root[data-made-at]').count()) === 0;
    if (isShell) await page.reload({ waitUntil: 'commit' });
    expect(isShell).toBe(false);
  }).toPass({ intervals: [500, 1_000, 2_000] });
}

/** Opens a page and waits for the server's HTML, without waiting for scripts. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilRendered(page);
}
