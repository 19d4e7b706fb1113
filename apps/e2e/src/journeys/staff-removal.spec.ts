import { type Page } from '@playwright/test';
import { expect, test as base } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { phone } from '../site/browser.ts';
import { endFaults, provoke } from '../site/crm-faults.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { unitsOf } from '../site/stock.ts';

const many = 6;

/** A site of their own, because these journeys take properties off. */
const test = base.extend<object, { site: TestSite }>({
  site: [
    async ({}, use) => {
      const site = await startSite({
        env: {
          crm: { SIM_PROPERTIES: '30', SIM_MAX_IMAGES: '0' },
          'crm-sync': { PROPSTACK_REQUESTS_PER_SECOND: '1000' },
        },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The CRM deletes so many properties that a full sync asks; returns those in marketing first. */
async function manyVanish(site: TestSite) {
  await endFaults(site);
  await site.fullSync();
  const units = await unitsOf(site);
  const gone = units.toSorted(
    (one, other) => Number(other.status === 170_241) - Number(one.status === 170_241),
  );
  await provoke(
    site,
    gone.slice(0, many).map(({ id }) => ({ kind: 'deleted', path: '/', id })),
  );
  await site.fullSync();
  return gone.slice(0, many);
}

const panel = (page: Page) =>
  page.getByRole('region', { name: `${many} Immobilien nicht mehr in Propstack` });
const remove = (page: Page) => panel(page).getByRole('button', { name: 'Von der Website nehmen' });
const keep = (page: Page) => panel(page).getByRole('button', { name: 'Vorerst behalten' });
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Von der Website nehmen' });
const outdated = (page: Page) => page.getByText(/Diese Liste ist überholt/).first();

test('removal: many vanished properties are shown on the overview and go by a word, by keyboard', async ({
  staff: { page },
  site,
}) => {
  const [first] = await manyVanish(site);
  await page.goto('/admin');
  const notice = page.getByRole('link', { name: 'wartet auf Ihr Wort' });
  await expect(notice).toBeVisible();
  await expect(page.getByText(`${many} Objekte von`)).toContainText('stehen nicht mehr in Propstack');
  await hasNoFindings(page);
  await notice.press('Enter');
  await expect(panel(page)).toContainText(`${first?.id}`);
  await hasNoFindings(page);
  await remove(page).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('noch einmal in Propstack abgefragt');
  await hasNoFindings(page);
  await confirm(page).press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(new RegExp(`^Entfernen nach Bestätigung: .*`)).first()).toBeVisible();
  await expect.poll(async () => (await fetch(`${site.url}/api/properties/${first?.id}`)).status).toBe(410);
  await page.goto('/admin');
  await expect(notice).toBeHidden();
});

test('removal: of two people at once one decides, and the other learns of it', async ({ staff, site }) => {
  await manyVanish(site);
  const [one, other] = [staff.page, await staff.context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/admin/abgleich');
    await expect(panel(page)).toBeVisible();
  }
  await remove(other).click();
  await keep(one).click();
  await expect(one.getByText('Die Immobilien bleiben, wie sie sind')).toBeVisible();
  await expect(panel(one)).toBeHidden();
  await confirm(other).click();
  await expect(outdated(other)).toBeVisible();
  await expect(panel(other)).toBeHidden();
});

test('removal: a list that a sync has replaced is not decided about, and the new one is shown', async ({
  staff: { page },
  site,
}) => {
  await manyVanish(site);
  await page.goto('/admin/abgleich');
  await expect(panel(page)).toBeVisible();
  await page.route('**/api/admin/sync/removal', (route) => route.abort());
  await site.fullSync();
  await page.unroute('**/api/admin/sync/removal');
  await keep(page).click();
  await expect(outdated(page)).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await keep(page).click();
  await expect(panel(page)).toBeHidden();
});

test('a dry run is started by keyboard, seen by both of two people, and changes nothing', async ({
  staff,
  site,
}) => {
  await endFaults(site);
  await site.fullSync();
  const [one, other] = [staff.page, await staff.context.newPage()];
  for (const page of [one, other]) await page.goto('/admin/abgleich');
  const [unit] = await unitsOf(site);
  await provoke(site, [{ kind: 'deleted', path: '/', id: unit?.id ?? 0 }]);
  const start = (page: Page) => page.getByRole('button', { name: 'Probelauf', exact: true });
  await one.route('**/api/admin/jobs', (route) => route.abort());
  await start(one).press('Enter');
  await expect(one.getByText('Der Abgleich wurde nicht gestartet')).toBeVisible();
  await one.unroute('**/api/admin/jobs');
  await start(one).press('Enter');
  for (const page of [one, other]) {
    const line = page.getByText(/^Probelauf: \d+ Immobilien verglichen, nichts wurde geschrieben/).first();
    await expect(line).toBeVisible();
    await line.click();
    await page.getByText('Würden entfernt (1)').first().click();
    await expect(page.getByRole('list', { name: 'Würden entfernt' }).first()).toContainText(`${unit?.id}`);
    await hasNoFindings(page);
  }
  expect((await fetch(`${site.url}/api/properties/${unit?.id}`)).status).not.toBe(410);
});

test.describe('at 390 px', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('removal: a lost connection is told, and what was chosen can be chosen again', async ({
    staff: { page },
    site,
  }) => {
    await manyVanish(site);
    const calls = /\/api\/admin\/sync\/removal/;
    await page.route(calls, (route) => route.abort());
    await page.goto('/admin/abgleich');
    const unknown = page.getByRole('alert').filter({ hasText: 'Ob Immobilien auf Ihr Wort warten' });
    await expect(unknown).toBeVisible();
    await hasNoFindings(page);
    await page.unroute(calls);
    await unknown.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(panel(page)).toBeVisible();
    await hasNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.route(/\/dismiss$/, (route) => route.abort());
    await keep(page).click();
    await expect(page.getByText('Das wurde nicht gespeichert')).toBeVisible();
    await page.unroute(/\/dismiss$/);
    await expect(panel(page)).toBeVisible();
    await keep(page).click();
    await expect(panel(page)).toBeHidden();
  });
});
