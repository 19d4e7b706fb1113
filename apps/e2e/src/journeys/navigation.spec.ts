import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { fetchPage } from '../site/pages.ts';

test.describe('scrolling', () => {
  const topOf = (page: Page, id: string) =>
    page.evaluate((target) => {
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return (document.getElementById(target)?.getBoundingClientRect().top ?? Infinity) - header;
    }, id);

  for (const [path, id] of [
    ['/ueber-uns', 'immobilienziele'],
    ['/gutachten', 'kontakt'],
  ] as const)
    test(`a deep link to ${path}#${id} scrolls that section to 8 px below the header`, async ({
      page,
      stock,
    }) => {
      expect(stock.units).not.toEqual([]);
      await page.goto(`${path}#${id}`);
      await expect(async () => {
        const top = await topOf(page, id);
        const isAtEnd = await page.evaluate(
          () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
        );
        expect(top).toBeGreaterThan(-2);
        if (!isAtEnd) expect(top).toBeLessThan(12);
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      }).toPass({ timeout: 10_000 });
    });
});

/** Title, meta and canonical in sorted order: of `html` if it is given, of the page in view otherwise. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags = [...read.head.querySelectorAll('meta, link[rel="canonical"]')].map((tag) =>
      [...tag.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
    );
    return [`title=${read.title}`, ...tags].sort();
  }, html);

test.describe('the head of the page after a step inside the site', () => {
  test('the HTML head after a client-side navigation equals that of a new request: list, property, back, forward, home, unknown path', async ({
    page,
    site,
    stock,
  }) => {
    const arrivedAt = async (path: string) => {
      const { html } = await fetchPage(site, path);
      await expect(async () => {
        expect(new URL(page.url()).pathname).toBe(path);
        expect(await headOf(page)).toEqual(await headOf(page, html));
      }).toPass();
    };
    const detail = `/immobilie/${stock.offered.slug}`;
    const main = page.getByRole('main');
    await page.goto('/');
    await arrivedAt('/');
    await main.getByRole('link', { name: 'Alle Immobilien anzeigen' }).click();
    await arrivedAt('/immobilien');
    await main.locator(`a[href="${detail}"]`).first().click();
    await arrivedAt(detail);
    expect((await headOf(page)).join()).toContain(`property=og:url content=${site.url}${detail}`);
    await page.goBack();
    await arrivedAt('/immobilien');
    await page.goForward();
    await arrivedAt(detail);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /zur Startseite/ })
      .click();
    await arrivedAt('/');
    await page.evaluate(() => window.history.pushState({}, '', '/gibt-es-nicht'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await arrivedAt('/gibt-es-nicht');
  });
});
