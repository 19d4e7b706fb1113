import { type Locator, type Page } from '@playwright/test';
import { chromiumFlags } from '../../../../deploy/local/stores/browser.ts';
import { staffPages } from '@estate/content/staff-pages';
import { expect, test } from '../journey.ts';
import { phone, signInAdmin, visit, type Visit } from '../site/browser.ts';
import { differentPages, propertyPath } from '../site/public-pages.ts';

/**
 * Empty unless the page scrolls sideways; then its width, and the elements that reach beyond the right edge of the
 * screen, without those in a part that scrolls by itself.
 */
const beyondScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect();
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return [];
      const isDeepest = ![...element.children].some(
        (child) => child.getBoundingClientRect().right > window.innerWidth,
      );
      return width > 0 && right > window.innerWidth && isDeepest
        ? [`${Math.round(right)} px: ${element.outerHTML.slice(0, 160)}`]
        : [];
    });
    return [`${scrollWidth} px`, ...elements];
  });

/** Whether a text is wider than its element, so that a part of a word is cut off or lies outside. */
const isCut = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    return text.left < box.left - 1 || text.right > box.right + 1;
  });

/* The owner of the phone has doubled the size of text in the settings of the browser. */
test.describe('with text of twice the size on a phone', () => {
  let large: Visit;
  const open = async (path: string) => {
    await large.page.goto(path);
    await expect(large.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };

  test.beforeEach(async ({ playwright, site, launchOptions }) => {
    const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    large = await visit(browser, site.url, { viewport: phone, isBannerAnswered: false });
  });
  test.afterEach(() => large.context.browser()?.close());

  test('with text of twice the size no page scrolls sideways, the menu fits the screen, and titles of property cards are not cut', async ({
    stock,
  }) => {
    for (const path of [...differentPages, propertyPath('with pictures', stock)]) {
      await open(path);
      expect.soft(await beyondScreen(large.page), path).toEqual([]);
      const menu = large.page.getByRole('button', { name: 'Menü öffnen' });
      await expect.soft(menu, path).toBeInViewport({ ratio: 1 });
    }
    await open('/immobilien');
    const titles = large.page.getByRole('article').getByRole('heading', { level: 3 });
    const cut = await titles.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollHeight > one.clientHeight + 2 ? [one.textContent] : [])),
    );
    expect(cut).toEqual([]);
  });

  test('with text of twice the size the consent banner and its settings are readable', async () => {
    await open('/impressum');
    const banner = large.page.getByRole('region', { name: 'Ihre Privatsphäre' });
    await expect(banner).toBeVisible();
    for (const button of await banner.getByRole('button').all()) {
      expect(await isCut(button), await button.innerText()).toBe(false);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const text = await banner.getByText('Mit Ihrer Einwilligung').locator('xpath=../..').boundingBox();
    expect(text?.height).toBeGreaterThan(150);
    await banner.getByRole('button', { name: 'Einstellungen' }).click();
    const settings = large.page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings).toBeVisible();
    expect(await settings.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    for (const part of await settings.locator('h2, label, button:has-text("a")').all())
      expect(await isCut(part), await part.innerText()).toBe(false);
  });

  test('with text of twice the size no staff page scrolls sideways', async ({ site }) => {
    await signInAdmin(large.context, site);
    for (const path of ['/admin', ...Object.keys(staffPages)]) {
      await open(path);
      expect.soft(await beyondScreen(large.page), path).toEqual([]);
    }
  });
});

for (const { viewport, pages } of [
  { viewport: { width: 1280, height: 900 }, pages: 'page' },
  { viewport: phone, pages: 'tool of staff' },
])
  test(`no ${pages} scrolls sideways at ${viewport.width} px if a style sheet doubles the text size`, async ({
    browser,
    site,
    stock,
  }) => {
    const { page, context } = await visit(browser, site.url, { viewport });
    await context.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await signInAdmin(context, site);
    const sitePages = pages === 'page' ? [...differentPages, propertyPath('with pictures', stock)] : [];
    for (const path of [...sitePages, '/admin', ...Object.keys(staffPages)]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect.soft(await beyondScreen(page), path).toEqual([]);
    }
    await context.close();
  });

test('the consent banner shows several lines of its text at 320 × 256 px', async ({ browser, site }) => {
  const { page, context } = await visit(browser, site.url, {
    viewport: { width: 320, height: 256 },
    isBannerAnswered: false,
  });
  await page.goto('/impressum');
  const banner = page.getByRole('region', { name: 'Ihre Privatsphäre' });
  await expect(banner).toBeVisible();
  const text = await banner.getByText('Mit Ihrer Einwilligung').locator('xpath=../..').boundingBox();
  expect(text?.height).toBeGreaterThan(90);
  for (const button of await banner.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await isCut(button), await button.innerText()).toBe(false);
  }
  await context.close();
});
