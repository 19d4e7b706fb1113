import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isDriverMessage } from '../site/console.ts';
import { Funnel } from '../site/funnel.ts';
import { fixedPages, propertyPath } from '../site/public-pages.ts';

/** Additions to an address by links of other sites, repeated form fields and typing errors. */
const foreign = 'fbclid=IwAR0abc&utm_source=newsletter&utm_source=b&gclid=x&ref=ebay&q=100%';

/** All console messages, except those of a missing page or property. */
function consoleOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const isMissing = /status of (?:404|410)/.test(message.text());
    if (isMissing && (url === page.url() || url.includes('/api/properties/'))) return;
    if (isDriverMessage(message)) return;
    messages.push(`${page.url()}: ${message.type()}: ${message.text()}`);
  });
  return messages;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Wraps each text, also later ones, into its own elements, as browsers do when they translate a page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    // A string, because the name is deprecated in TypeScript's DOM types but still used by browsers.
    const tag: string = 'font';
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const { parentElement: parent } = text;
        if (!text.textContent?.trim() || parent?.closest('font, script, style, [translate=no]')) continue;
        const font = document.createElement(tag);
        parent?.replaceChild(font, text);
        font.append(document.createElement(tag));
        font.firstElementChild?.append(text.textContent);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) wrap(target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

test.describe('an address as other sites and people write it [V-2.10]', () => {
  test('public pages open without console messages at URLs that other sites or people have changed', async ({
    page,
    stock,
  }) => {
    const messages = consoleOf(page);
    for (const path of [
      ...fixedPages,
      propertyPath('with pictures', stock),
      propertyPath('that is gone', stock),
    ])
      await open(page, `${path}?${foreign}`);
    expect(messages).toEqual([]);
  });

  test('a page opens at a URL with a repeated parameter, a path in capitals or an invalid percent sign', async ({
    page,
    stock,
  }) => {
    expect(stock.units).not.toEqual([]);
    const messages = consoleOf(page);
    for (const path of [
      '/immobilien?deal=buy&deal=rent&type=house&type=house&price_max=1.500&price_max=x&page=2&page=3&sort=a&sort=b',
      '/immobilien?city=%E0%A4%A&q=%',
      '/kontakt?stadt=berlin&stadt=munich',
      '/bewertung?keyword=hauswertberechnen&keyword=100%',
      '/suchauftrag?deal=rent&deal=buy&city=100%',
      '/immobilie/100%',
      '/makler/100%',
      '/100%',
      '/Kontakt',
      '/%6Bontakt).',
      '/IMMOBILIEN?deal=buy',
      '/Makler/niemand',
      propertyPath('with pictures', stock).toUpperCase(),
    ])
      await open(page, path);
    expect(messages).toEqual([]);
  });
});

test.describe('a page that the browser translates [V-2.99]', () => {
  test('the valuation funnel works while the browser translates the page', async ({ page }) => {
    const messages = consoleOf(page);
    const funnel = await Funnel.open(page);
    await translate(page);
    await funnel.hurryToContact();
    await expect(page.getByText('Schritt 8 von 8', { exact: true })).toBeVisible();
    await funnel.click('Bewertung anfordern');
    await expect(page.getByText('Nachname ist erforderlich')).toBeVisible();
    await funnel.click('Zurück');
    await funnel.isAt(6, 'Wo steht Ihr Haus?');
    expect(messages).toEqual([]);
  });

  test('property search, property page and form work while the browser translates the page', async ({
    page,
    stock,
  }) => {
    expect(stock.units).not.toEqual([]);
    const messages = consoleOf(page);
    await open(page, '/immobilien');
    await translate(page);
    await page.getByPlaceholder('Titel/Objekt-ID suchen...').fill('schloss am mond');
    await expect(page.getByText('Keine Immobilien gefunden für „schloss am mond“')).toBeVisible();
    await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
    await page.getByRole('link', { name: stock.pictured.title }).first().click();
    await page.getByRole('button', { name: 'Nächstes Bild' }).first().click();
    await expect(page.getByText(/^2 \/ \d+$/).first()).toBeVisible();
    await page.getByRole('form', { name: 'Exposé anfordern' }).getByRole('button').last().click();
    await expect(page.getByText('Nachname ist erforderlich')).toBeVisible();
    await page
      .getByRole('form', { name: 'Exposé anfordern' })
      .getByLabel(/^Vorname/)
      .fill('Mia');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(messages).toEqual([]);
  });
});
