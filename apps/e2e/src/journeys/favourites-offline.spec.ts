import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoViolations } from '../site/axe.ts';
import { phone } from '../site/browser.ts';

/** The favourites page opens without a network (visitor-area §2, further pages). */
test.use({ viewport: phone });

const links = (page: Page) => page.getByRole('columnheader').getByRole('link');
const stand = (page: Page) => page.getByText(/^Keine Verbindung\. Stand: \d+\. \S+ \d{4} um \d\d:\d\d Uhr$/);

/** True once the offline copy is complete; the page writes the cards last. */
const isKept = (page: Page) => page.evaluate(async () => Boolean(await caches.match('/merkliste/stand')));

test('the favourites page opens offline with the date of its data, and shows current data when the network is back', async ({
  visitor: { page, context },
  stock: { pictured },
}) => {
  await page.goto(`/immobilien?q=${pictured.id}`);
  await page.getByRole('button', { name: `${pictured.title} merken` }).click();
  await page.getByRole('link', { name: 'Merkliste, 1 gemerkt' }).click();
  await expect(links(page)).toHaveText([pictured.title]);
  await expect.poll(() => isKept(page)).toBe(true);
  await expect(stand(page)).toHaveCount(0);

  // Only an active service worker answers without a network.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto('/merkliste');
  await expect(stand(offline)).toBeVisible();
  await expect(links(offline)).toHaveText([pictured.title]);
  const picture = offline.getByRole('columnheader').locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
  await expectNoViolations(offline);

  await context.setOffline(false);
  await expect(stand(offline)).toHaveCount(0);
  await expect(picture).toHaveAttribute('src', /^\/media\//);

  // Deletes all caches of the browser, as the staff tool for caches does.
  await offline.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_CACHE' }, [port2]);
      }),
  );
  await context.setOffline(true);
  await offline.goto('/merkliste');
  await expect(offline.getByRole('heading', { name: 'Keine Verbindung zum Internet' })).toBeVisible();
});
