import { longTasksOf } from './long-tasks-of.mjs';

const jumpPixels = 60_000;
const stepPixels = 400;

/** @typedef {import('playwright-core').Page} Page */

/**
 * The table of all properties, scrolled and walked through by keyboard.
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<Record<string, number[]>>} long tasks by what was done
 */
export async function useTable(page, url) {
  await page.goto(`${url}/admin/immobilien`);
  const grid = page.getByRole('grid', { name: 'Immobilien' });
  await grid.getByRole('checkbox').first().waitFor();
  await page.waitForTimeout(1_500);
  const scrolling = await longTasksOf(page, () => page.evaluate(scrolls('grid')));
  const keys = await longTasksOf(page, async () => {
    await grid.focus();
    for (let press = 0; press < 15; press += 1) await page.keyboard.press('ArrowDown');
    for (let press = 0; press < 15; press += 1) await page.keyboard.press('PageDown');
  });
  return { 'table, scrolling': scrolling, 'table, keys': keys };
}

/**
 * The tree of a JSON text of 1.9 MB.
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<Record<string, number[]>>} long tasks by what was done
 */
export async function useTree(page, url) {
  await page.goto(`${url}/admin/json`);
  await page.getByRole('textbox').first().fill(largeText());
  await page.locator('main').getByRole('button', { name: 'JSON parsen' }).click();
  const tree = page.getByRole('tree');
  await tree.waitFor();
  await page.waitForTimeout(1_500);
  const scrolling = await longTasksOf(page, () => page.evaluate(scrolls('tree')));
  const keys = await longTasksOf(page, async () => {
    await tree.focus();
    for (let press = 0; press < 30; press += 1)
      await page.keyboard.press(press % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
  });
  return { 'tree of 1.9 MB, scrolling': scrolling, 'tree of 1.9 MB, keys': keys };
}

/**
 * Sixty scrolls, three frames each; every tenth is a jump, which replaces all rows at once. The text runs in the page.
 * @param {string} role of what is scrolled
 */
const scrolls = (role) => `(async () => {
  const scroller = document.querySelector('[role=${role}]');
  for (let turn = 1; turn <= 60; turn += 1) {
    scroller.scrollBy(0, turn % 10 === 0 ? ${jumpPixels} : ${stepPixels});
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  if (scroller.scrollTop < ${jumpPixels}) throw new Error('The ${role} did not scroll.');
})()`;

function largeText() {
  const text = 'x'.repeat(250);
  const entry = (/** @type {number} */ id) => ({
    id,
    title: `Haus ${id}`,
    text,
    nested: { list: [1, 2, 3], none: null },
  });
  return JSON.stringify(Array.from({ length: 6_000 }, (_, id) => entry(id)));
}
