import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { violationsOn, expectNoViolations, visitorRules } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { changeHtml } from '../site/page-requests.ts';
import { propertyPath } from '../site/public-pages.ts';
import { openRendered } from '../site/server-rendering.ts';

/** Runs axe on pages of visitors after interactions; first-visit.spec.ts checks the pages as they are loaded. */

// Reduced motion, because axe would measure the contrast of colours in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const staysClean = (page: Page) => expectNoViolations(page, visitorRules);
const sizes = [
  ['390 px', phone],
  ['1440 px', desktop],
] as const;

test.describe('axe finds nothing on a page as it looks where no script runs', () => {
  for (const path of ['/', '/immobilien', '/bewertung', 'of a property'])
    test(`axe finds no accessibility violation on the page ${path} as it looks without a script`, async ({
      browser,
      site,
      stock,
    }) => {
      const context = await browser.newContext({ baseURL: site.url, viewport: phone });
      await context.route('**/assets/*.js', (route) => route.abort());
      const page = await context.newPage();
      const address = path === 'of a property' ? propertyPath('with pictures', stock) : path;
      // Axe needs scripts, so the styles for browsers without scripts are applied in a browser with scripts.
      await changeHtml(context, `${site.url}${address}`, (html) =>
        html.replace(/\(scripting:\s*none\)/g, 'all'),
      );
      await openRendered(page, address);
      await page.waitForLoadState();
      await staysClean(page);
      if (path === '/immobilien') {
        await page.setViewportSize(desktop);
        await staysClean(page);
      }
      await context.close();
    });
});

for (const [size, viewport] of sizes)
  test.describe(`at ${size} axe finds nothing`, () => {
    test.use({ viewport });

    test('axe finds no accessibility violation on the open menu of the site', async ({ page }) => {
      await page.goto('/impressum');
      if (viewport === phone) await page.getByRole('button', { name: 'Menü öffnen' }).click();
      else await page.getByRole('banner').getByRole('button', { name: 'Immobilien' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ferienimmobilien' })).toBeVisible();
      await staysClean(page);
    });
  });

test.describe('on a phone axe finds nothing', () => {
  test.use({ viewport: phone });

  test('axe finds no accessibility violation on the lightbox of a property and on its empty exposé form after refusal', async ({
    page,
    stock,
  }) => {
    await page.goto(`/immobilie/${stock.pictured.slug}`);
    await page.getByRole('button', { name: 'Großansicht öffnen', exact: true }).click();
    const large = page.getByRole('dialog', { name: /Großansicht/ });
    await expect(large).toBeVisible();
    await staysClean(page);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await page.getByRole('form', { name: 'Exposé anfordern' }).getByRole('button').last().click();
    await expect(page.getByText('Vorname ist erforderlich').first()).toBeVisible();
    await staysClean(page);
  });

  test('axe finds no accessibility violation on a list without hits with all filters open', async ({
    page,
    stock,
  }) => {
    expect(stock.units).not.toEqual([]);
    await page.goto('/immobilien?q=schloss%20am%20mond&deal=buy');
    await expect(page.getByText('Keine Immobilien gefunden für „schloss am mond“')).toBeVisible();
    await page.getByRole('button', { name: /^(Weitere )?Filter( \(\d\))?$/ }).click();
    await expect(page.getByLabel('Preis bis')).toBeVisible();
    await staysClean(page);
  });

  test.describe('before a choice', () => {
    test.use({ isBannerAnswered: false });

    test('axe finds no accessibility violation on the consent banner and its settings', async ({ page }) => {
      await page.goto('/agb');
      const settings = page.getByRole('button', { name: 'Einstellungen', exact: true });
      await expect(settings).toBeVisible();
      const banner = await page.getByRole('region', { name: 'Ihre Privatsphäre' }).boundingBox();
      expect(banner?.height, 'leaves a phone to its page').toBeLessThanOrEqual(0.4 * phone.height);
      await staysClean(page);
      await settings.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await staysClean(page);
    });
  });

  for (const [path, form, text] of [
    ['/suchauftrag', 'Suchauftrag', 'Vorname ist erforderlich'],
    ['/gutachten', 'Kontaktformular', 'Name ist erforderlich'],
    ['/verkaufen', 'Rückruf', 'Name ist erforderlich'],
    ['/immobilie/{slug}#besichtigung', 'Besichtigung anfragen', 'Nachname ist erforderlich'],
  ] as const)
    test(`axe finds no accessibility violation on ${path} after its empty form was refused`, async ({
      page,
      stock,
    }) => {
      await page.goto(path.replace('{slug}', stock.offered.slug));
      await page.getByRole('form', { name: form }).getByRole('button').last().click();
      await expect(page.getByText(text).first()).toBeVisible();
      // Axe reports a box as too small while it is partly covered by the header.
      await page.evaluate(() => window.scrollTo(0, 0));
      await staysClean(page);
    });

  test('axe finds no accessibility violation on the thank-you text that replaces a sent form', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    const form = page.getByRole('form', { name: 'Rückruf' });
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('Telefon').fill('040 123456');
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await expect(page.getByRole('group', { name: 'Gesendet' })).toBeVisible();
    await staysClean(page);
  });

  test('axe finds no accessibility violation on any step of the valuation funnel', async ({ page }) => {
    await page.goto('/bewertung');
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const findings: string[] = [];
    for (const next of ['Wohnung', 'Loft', 'Weiter', 'Weiter', 'Weiter', 'Adresse vervollständigen']) {
      await click(next);
      if (next === 'Weiter' && (await page.getByText('Bitte wählen Sie einen Anlass.').count()) > 0) {
        findings.push(...(await violationsOn(page, visitorRules)));
        await page.getByText('Ich plane einen Verkauf').click();
        await click('Weiter');
      }
      findings.push(...(await violationsOn(page, visitorRules)));
    }
    expect(findings).toEqual([]);
  });
});
