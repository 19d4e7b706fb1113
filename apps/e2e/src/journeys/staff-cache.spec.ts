import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { openByKeyboard, pressAt } from '../site/keyboard.ts';

test('clearing the caches clears that of the service worker, reloads the page and lists the cleared caches', async ({
  staff: { page },
}) => {
  await openByKeyboard(page, '/admin/cache');
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))).toBe(true);
  await page.evaluate(() => caches.open('left-over'));
  const reloaded = page.waitForEvent('load');
  await pressAt(page, page.getByRole('button', { name: 'Alle Caches leeren' }));
  await expect(page.getByText('✅ Alle Caches erfolgreich geleert!')).toBeVisible();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Zuletzt geleert' })).toBeVisible();
  await expect(page.getByText('geleert', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('left-over');
  await isCleanAtAnyWidth(page);
});
