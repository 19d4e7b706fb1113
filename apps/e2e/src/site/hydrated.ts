import { expect, type Locator } from '@playwright/test';

/** Waits until the script has taken over an element; a form that is sent before is sent by the browser itself. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
