import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AxeBuilder } from '@axe-core/playwright';
import { brokers } from '@estate/content/brokers';
import { pageHeads } from '@estate/content/page-heads';
import { type Browser, type Page } from 'playwright-core';
import { desktop, launchBrowser, phone, visit } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importUnits, type Unit, unitsOf } from '../site/stock.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const viewports = [
  ['390 px', phone],
  ['1440 px', desktop],
] as const;

let site: TestSite;
let browser: Browser;
let offered: Unit;
let gone: Unit;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const units = await unitsOf(site);
  const some = [170241, 170240, 170242, 170243].flatMap((status) =>
    units.filter((unit) => unit.status === status && !unit.isAbroad).slice(0, 4),
  );
  const [first, second] = some;
  if (!first || !second) throw new Error('the stock offers nothing');
  [offered, gone] = [first, second];
  await importUnits(site, [...some.slice(1), ...units.filter(({ isAbroad }) => isAbroad).slice(0, 2)]);
  await importUnits(site, [offered], { importImages: true });
  await site.staff('/api/admin/properties/status', { ids: [gone.id], website_status: 'inaktiv' });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

/** One line per finding: rule, element, failure. */
const findingsOn = async (page: Page) => {
  // Legacy mode is enough, because the pages have no third-party frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};
const submitEmpty = async (page: Page, form: string, said: string) => {
  await page.getByRole('form', { name: form }).getByRole('button').last().click();
  await page.getByText(said).first().waitFor();
};

describe.each(viewports)('at %s axe finds nothing', (_, viewport) => {
  let page: Page;
  beforeAll(async () => {
    // Reduced motion, because axe would measure the contrast of colours in the middle of a fade.
    ({ page } = await visit(browser, site.url, { viewport }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  afterAll(() => page.context().close());

  const paths = Object.keys(pageHeads).filter((key) => key.startsWith('/'));
  it.each([
    ...paths,
    `/makler/${brokers[0]?.slug ?? ''}`,
    `/makler/${brokers[7]?.slug ?? ''}`,
    '/gibt-es-nicht',
  ])(
    'on %s',
    async (path) => {
      await open(page, path);
      expect(await findingsOn(page)).toEqual([]);
    },
    30_000,
  );

  it('on a property, and with its empty exposé form refused', async () => {
    await open(page, `/immobilie/${offered.slug}`);
    expect(await findingsOn(page)).toEqual([]);
    await submitEmpty(page, 'Exposé anfordern', 'Pflichtfeld');
    expect(await findingsOn(page)).toEqual([]);
  }, 30_000);

  it('on the lightbox', async () => {
    await page.getByRole('button', { name: 'Großansicht öffnen', exact: true }).click();
    await page.getByRole('dialog', { name: /Großansicht/ }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
  }, 30_000);

  it('on a property that is gone', async () => {
    await page.goto(`/immobilie/${gone.slug}`);
    await page.getByRole('heading', { name: 'Immobilie nicht gefunden' }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
  }, 30_000);

  it('on the open menu', async () => {
    await open(page, '/impressum');
    if (viewport === phone) await page.getByRole('button', { name: 'Menü öffnen' }).click();
    else await page.getByRole('banner').getByRole('button', { name: 'Immobilien' }).click();
    await page.getByRole('link', { name: 'Ferienimmobilien' }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
  }, 30_000);

  it('on an empty search with all filters open', async () => {
    await open(page, '/immobilien?q=schloss%20am%20mond&deal=buy');
    await page.getByText('Keine Immobilien gefunden für "schloss am mond"').waitFor();
    await page.getByRole('button', { name: 'Weitere Filter' }).click();
    await page.getByLabel('Preis bis').waitFor();
    expect(await findingsOn(page)).toEqual([]);
  }, 30_000);

  it.each([
    ['/suchauftrag', 'Suchauftrag', 'Vorname ist erforderlich'],
    ['/ueber-uns', 'Kontaktformular', 'Vorname ist erforderlich'],
    ['/kontakt', 'Kontaktformular', 'Vorname ist erforderlich'],
    ['/gutachten', 'Kontaktformular', 'Name ist erforderlich'],
  ])(
    'on %s with its empty form refused',
    async (path, form, said) => {
      await open(page, path);
      await submitEmpty(page, form, said);
      expect(await findingsOn(page)).toEqual([]);
    },
    30_000,
  );

  it('on the steps of the valuation funnel', async () => {
    await open(page, '/bewertung');
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const findings: string[] = [];
    for (const next of ['Wohnung', 'Loft', 'Weiter', 'Weiter', 'Weiter', 'Adresse vervollständigen']) {
      await click(next);
      if (next === 'Weiter' && (await page.getByText('Bitte wählen Sie einen Anlass.').count()) > 0) {
        findings.push(...(await findingsOn(page)));
        await page.getByText('Ich plane einen Verkauf').click();
        await click('Weiter');
      }
      findings.push(...(await findingsOn(page)));
    }
    expect(findings).toEqual([]);
  }, 60_000);

  it('on banner and settings of the consent', async () => {
    const { context, page: asked } = await visit(browser, site.url, { viewport, isBannerAnswered: false });
    await asked.emulateMedia({ reducedMotion: 'reduce' });
    await asked.goto('/agb');
    await asked.getByRole('button', { name: 'Einstellungen', exact: true }).waitFor();
    expect(await findingsOn(asked)).toEqual([]);
    await asked.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await asked.getByRole('dialog').waitFor();
    expect(await findingsOn(asked)).toEqual([]);
    await context.close();
  }, 30_000);
});
