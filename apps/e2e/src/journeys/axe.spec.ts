import { brokers } from '@estate/content/brokers';
import { pageHeads } from '@estate/content/page-heads';
import { type Browser, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { findingsOn, fitsWidths, hasNoFindings } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { changeHtml } from '../site/page-requests.ts';
import { openRendered } from '../site/rendered.ts';
import { type TestSite } from '../site/start-site.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Reduced motion, because axe would measure the contrast of colours in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};
const submitEmpty = async (page: Page, form: string, said: string) => {
  await page.getByRole('form', { name: form }).getByRole('button').last().click();
  await expect(page.getByText(said).first()).toBeVisible();
};
const staysClean = (page: Page) => hasNoFindings(page, rules);

/** Widths at which each public page must not scroll sideways. */
const allWidths = [320, 390, 768, 1440, 1920, 2560];

const paths = [
  ...Object.keys(pageHeads).filter((key) => key.startsWith('/')),
  `/makler/${brokers[0]?.slug ?? ''}`,
  `/makler/${brokers[7]?.slug ?? ''}`,
  '/gibt-es-nicht',
];

test.describe('at all widths axe and a sideways scroll find nothing', () => {
  for (const path of paths)
    test(`on ${path}`, async ({ page, stock }) => {
      expect(stock.units).not.toEqual([]);
      await open(page, path);
      await staysClean(page);
      // On the page that is open anyway, because loading it takes longer than axe; it ends as wide as a phone.
      await fitsWidths(page, [...allWidths, phone.width]);
      await page.setViewportSize(phone);
      await staysClean(page);
    });
});

const withoutItsScript = ['/', '/immobilien', '/bewertung', '/verkaufen', '/kontakt', '/merkliste'];

for (const [state, isScriptOff] of [
  ['while its script does not come', false],
  ['as it looks where no script runs', true],
] as const)
  test.describe(`axe finds nothing on a page ${state}`, () => {
    const isClean = async (browser: Browser, site: TestSite, path: string) => {
      const context = await browser.newContext({ baseURL: site.url });
      await context.route('**/assets/*.js', (route) => route.abort());
      // Axe is a script itself, so that the styles for a browser without scripts are made to hold for all.
      if (isScriptOff)
        await changeHtml(context, `${site.url}${path}`, (html) =>
          html.replace(/\(scripting:\s*none\)/g, 'all'),
        );
      const page = await context.newPage();
      await openRendered(page, path);
      await page.waitForLoadState('networkidle');
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await staysClean(page);
      }
      await context.close();
    };
    for (const path of withoutItsScript)
      test(path, async ({ browser, site, stock }) => {
        expect(stock.units).not.toEqual([]);
        await isClean(browser, site, path);
      });
    test('of a property', async ({ browser, site, stock }) => {
      await isClean(browser, site, `/immobilie/${stock.pictured.slug}`);
    });
  });

for (const [size, viewport] of [
  ['390 px', phone],
  ['1440 px', desktop],
] as const)
  test.describe(`at ${size} axe finds nothing`, () => {
    test.use({ viewport });

    test('on a property, and with its empty exposé form refused', async ({ page, stock }) => {
      await open(page, `/immobilie/${stock.pictured.slug}`);
      if (viewport === desktop) await fitsWidths(page, [...allWidths, desktop.width]);
      await staysClean(page);
      await submitEmpty(page, 'Exposé anfordern', 'Vorname ist erforderlich');
      await staysClean(page);
    });

    test('on the lightbox', async ({ page, stock }) => {
      await open(page, `/immobilie/${stock.pictured.slug}`);
      await page.getByRole('button', { name: 'Großansicht öffnen', exact: true }).click();
      await expect(page.getByRole('dialog', { name: /Großansicht/ })).toBeVisible();
      await staysClean(page);
    });

    test('on a property that is gone', async ({ page, stock }) => {
      await page.goto(`/immobilie/${stock.gone.slug}`);
      await expect(page.getByRole('heading', { name: 'Immobilie nicht gefunden' })).toBeVisible();
      await staysClean(page);
    });

    test('on the open menu', async ({ page }) => {
      await open(page, '/impressum');
      if (viewport === phone) await page.getByRole('button', { name: 'Menü öffnen' }).click();
      else await page.getByRole('banner').getByRole('button', { name: 'Immobilien' }).click();
      await expect(page.getByRole('link', { name: 'Ferienimmobilien' })).toBeVisible();
      await staysClean(page);
    });

    test('on an empty search with all filters open', async ({ page, stock }) => {
      expect(stock.units).not.toEqual([]);
      await open(page, '/immobilien?q=schloss%20am%20mond&deal=buy');
      await expect(page.getByText('Keine Immobilien gefunden für „schloss am mond“')).toBeVisible();
      await page.getByRole('button', { name: /^(Weitere )?Filter( \(\d\))?$/ }).click();
      await expect(page.getByLabel('Preis bis')).toBeVisible();
      await staysClean(page);
    });

    for (const [path, form, said] of [
      ['/suchauftrag', 'Suchauftrag', 'Vorname ist erforderlich'],
      ['/ueber-uns', 'Kontaktformular', 'Vorname ist erforderlich'],
      ['/kontakt', 'Kontaktformular', 'Vorname ist erforderlich'],
      ['/gutachten', 'Kontaktformular', 'Name ist erforderlich'],
    ] as const)
      test(`on ${path} with its empty form refused`, async ({ page }) => {
        await open(page, path);
        await submitEmpty(page, form, said);
        await staysClean(page);
      });

    test('on the steps of the valuation funnel', async ({ page }) => {
      test.setTimeout(90_000);
      await open(page, '/bewertung');
      const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const findings: string[] = [];
      for (const next of ['Wohnung', 'Loft', 'Weiter', 'Weiter', 'Weiter', 'Adresse vervollständigen']) {
        await click(next);
        if (next === 'Weiter' && (await page.getByText('Bitte wählen Sie einen Anlass.').count()) > 0) {
          findings.push(...(await findingsOn(page, rules)));
          await page.getByText('Ich plane einen Verkauf').click();
          await click('Weiter');
        }
        findings.push(...(await findingsOn(page, rules)));
      }
      expect(findings).toEqual([]);
    });

    test('on the dashboard of staff', async ({ staff: { page } }) => {
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await staysClean(page);
    });

    test.describe(() => {
      test.use({ isBannerAnswered: false });

      test('on banner and settings of the consent', async ({ page }) => {
        await page.goto('/agb');
        const settings = page.getByRole('button', { name: 'Einstellungen', exact: true });
        await expect(settings).toBeVisible();
        const banner = await page.getByRole('region', { name: 'Ihre Privatsphäre' }).boundingBox();
        expect(banner?.height, 'leaves a phone to its page').toBeLessThanOrEqual(0.4 * viewport.height);
        await staysClean(page);
        await settings.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await staysClean(page);
      });
    });
  });
