import { type Page, type Route } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { cancelJob } from '../site/cancel-job.ts';
import { crmStock } from '../site/crm.ts';
import { endCrmFaults, startCrmFaults, removeImages } from '../site/crm-faults.ts';
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
  await startCrmFaults(site, [{ kind: 'hang', path: `/images/photos/${unit.images[4]?.id ?? 0}` }]);
  return unit.id;
}

const progress = (page: Page, text = /Bild 8 von 9/) => page.getByText(text);

test.afterEach(({ site }) => endCrmFaults(site));

test('an import counts images while one hangs and after an outage of the server, shows the same after a reload and in a second tab, and is cancelled within 2 s', async ({
  staff,
  site,
  stock,
}) => {
  const { page, context } = staff;
  const id = await ninePictures(site, stock);
  let isAway = true;
  let refusals = 0;
  const refuse = (route: Route) => {
    refusals += 1;
    return route.fulfill({ status: 503, body: '{}' });
  };
  await page.route('**/api/admin/jobs', (route) =>
    isAway && route.request().method() === 'GET' ? refuse(route) : route.continue(),
  );
  await page.goto('/admin/import');
  await page.getByLabel('Immobilien-ID').fill(String(id));
  await page.keyboard.press('Enter');
  await expect.poll(() => refusals).toBeGreaterThan(0);
  isAway = false;
  await expect(progress(page)).toBeVisible();
  await page.reload();
  await expect(progress(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import läuft...' })).toBeDisabled();
  const second = await context.newPage();
  await second.goto('/admin/import');
  await expect(progress(second)).toBeVisible();
  const { state, endedAfterMs } = await cancelJob(second, site);
  expect(state).toBe('cancelled');
  expect(endedAfterMs).toBeLessThan(2_000);
  for (const tab of [page, second]) {
    await expect(tab.getByText('Der Import wurde angehalten.').first()).toBeVisible();
  }
});
