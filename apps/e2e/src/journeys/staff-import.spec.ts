import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { cancelJob } from '../site/cancel-job.ts';
import { crmStock } from '../site/crm.ts';
import { endFaults, provoke, removeImages } from '../site/crm-faults.ts';
import { type TestSite } from '../site/start-site.ts';
import { type Stock } from '../site/stock.ts';

interface CrmImage {
  id: number;
  is_private: boolean;
}

/** A property that no other journey names, with exactly nine public images in the CRM; one of them hangs. */
async function ninePictures(site: TestSite, stock: Stock): Promise<number> {
  const named = [
    stock.pictured,
    stock.offered,
    stock.leaving,
    stock.gone,
    stock.coming,
    stock.holiday,
    stock.next,
  ];
  const units = await crmStock(site.crmUrl ?? '');
  const found = units.flatMap((unit) => {
    const images = (unit['images'] as CrmImage[]).filter((image) => !image.is_private);
    const id = Number(unit['id']);
    return images.length >= 9 && unit['archived'] !== true && !named.some((one) => one.id === id)
      ? [{ id, images }]
      : [];
  });
  const [unit] = found;
  if (!unit) throw new Error('no property has nine images');
  await removeImages(
    site,
    unit.id,
    unit.images.slice(9).map((image) => image.id),
  );
  await provoke(site, [{ kind: 'hang', path: `/images/photos/${unit.images[4]?.id ?? 0}` }]);
  return unit.id;
}

async function expectClean(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await hasNoFindings(page);
  }
}

const progress = (page: Page, text = /Bild 8 von 9/) => page.getByText(text);

test.afterEach(({ site }) => endFaults(site));

test('import: images are counted while one hangs, a reload and a second tab show the same, cancel ends it in 2 s', async ({
  staff,
  site,
  stock,
}) => {
  const { page, context } = staff;
  const id = await ninePictures(site, stock);
  await page.goto('/admin/import');
  await page.getByLabel('Immobilien-ID').fill(String(id));
  await page.keyboard.press('Enter');
  await expect(progress(page)).toBeVisible();
  await page.reload();
  await expect(progress(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import läuft...' })).toBeDisabled();
  const second = await context.newPage();
  await second.goto('/admin/import');
  await expect(progress(second)).toBeVisible();
  await expectClean(page);
  const { state, endedAfterMs } = await cancelJob(second, site);
  expect(state).toBe('cancelled');
  expect(endedAfterMs).toBeLessThan(2_000);
  for (const tab of [page, second]) {
    await expect(tab.getByText('Der Import wurde angehalten.').first()).toBeVisible();
  }
});

test('import: the progress moves again within 15 s after a 503 at the reconnect', async ({
  staff,
  site,
  stock,
}) => {
  const { page } = staff;
  const id = await ninePictures(site, stock);
  let isAway = false;
  let opened = 0;
  // The first stream ends after its first event; then the server is away.
  await page.route('**/api/admin/jobs/events', (route) => {
    opened += 1;
    if (opened === 1) {
      isAway = true;
      return route.fulfill({ contentType: 'text/event-stream', body: 'data: {"items":[]}\n\n' });
    }
    return isAway ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.route('**/api/admin/jobs?*', (route) =>
    isAway ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto('/admin/import');
  await page.getByLabel('Immobilien-ID').fill(String(id));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Import läuft...' })).toBeVisible();
  await expect.poll(() => opened).toBeGreaterThan(0);
  isAway = false;
  await expect(progress(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Der Import wurde angehalten.').first()).toBeVisible();
  await expectClean(page);
});

test(
  'import: several ids by keyboard alone; what is missing is named and no hidden page is linked',
  { tag: '@main' },
  async ({ staff, stock }) => {
    const { page } = staff;
    await page.goto('/admin/import');
    await page.getByLabel('Immobilien-ID').fill(`${stock.gone.id}, 999999999`);
    await page.getByLabel('Immobilien-ID').press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Bilder importieren')).not.toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 von 2 Immobilien importiert, 0 davon neu.').first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('Die Immobilie 999999999 wurde in Propstack nicht gefunden.')).toBeVisible();

    await page.getByLabel('Immobilien-ID').fill(String(stock.gone.id));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Immobilie wurde aktualisiert.').first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(
      page.getByText('Nicht auf der Website: Der Website-Status steht auf inaktiv.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Auf der Website ansehen' })).toBeHidden();
    await page.getByText(/ID \d+, 999999999 · Import erfolgreich/).click();
    await expect(page.getByText('Die Immobilie 999999999 wurde in Propstack nicht gefunden.')).toBeVisible();
  },
);
