import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { phone } from '../site/browser.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Alle Caches leeren' });
const success = (page: Page) => page.getByText('✅ Alle Caches erfolgreich geleert!');
const isWorkerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

test(
  'caches: the service worker replies, the page reloads and says what was cleared',
  { tag: '@main' },
  async ({ staff }) => {
    const { page } = staff;
    await page.goto('/admin/cache');
    expect(await isWorkerReady(page)).toBe(true);
    await page.evaluate(() => caches.open('left-over'));
    await button(page).focus();
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await expect(success(page)).toBeVisible();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Zuletzt geleert' })).toBeVisible();
    await expect(page.getByText('geleert', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).not.toContain('left-over');
  },
);

test('caches: a silent service worker is waited for 3 s and holds nothing up', async ({ staff }) => {
  const { page } = staff;
  // As if the worker hung: its replies come to a port that nobody hears.
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  await page.goto('/admin/cache');
  expect(await isWorkerReady(page)).toBe(true);
  const since = Date.now();
  await button(page).click();
  await expect(success(page)).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(2_900);
  await expect(page.getByText(/hat nicht geantwortet/)).toBeVisible();
});

test.describe('at 390 px', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('caches: a refusal is told and can be tried again; axe finds nothing', async ({ staff }) => {
    const { page } = staff;
    await page.goto('/admin/cache');
    await page.route('**/api/admin/caches/clear', (route) => route.abort());
    await button(page).click();
    await expect(page.getByText(/^❌ Fehler beim Leeren des Caches: /)).toBeVisible();
    await hasNoFindings(page);
    await page.unroute('**/api/admin/caches/clear');
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Zuletzt geleert' })).toBeVisible();
    await hasNoFindings(page);
  });
});
