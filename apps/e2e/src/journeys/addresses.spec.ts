import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brokers } from '@estate/content/brokers';
import { oldSlugs } from '@estate/content/old-slugs';
import { fixedPaths } from '@estate/content/page-heads';
import { createGate } from '@estate/test-kit/gate';
import { expect, test } from '../journey.ts';
import { fetchPage } from '../site/pages.ts';

const missingTitle = 'Immobilie nicht gefunden';

test.describe('addresses', () => {
  test(
    'every route of the site with a trailing slash redirects to the path without it [V-2.75]',
    { tag: '@main' },
    async ({ site }) => {
      for (const path of [
        ...fixedPaths.filter((one) => one !== '/'),
        `/makler/${brokers()[0]?.slug ?? ''}`,
      ]) {
        expect({ path, ...(await fetchPage(site, `${path}/`)) }).toMatchObject({
          path,
          status: 301,
          to: path,
        });
      }
    },
  );

  test(
    'every old address of a property redirects to the new slug in one step, with and without a trailing slash',
    { tag: '@main' },
    async ({ site, stock }) => {
      const units = new Map(stock.units.map((unit) => [unit.id, unit]));
      expect(oldSlugs.size).toBe(14);
      for (const [slug, id] of oldSlugs) {
        const to = `/immobilie/${units.get(id)?.slug ?? ''}`;
        expect({ slug, ...(await fetchPage(site, `/immobilie/${slug}/`)) }).toMatchObject({
          slug,
          status: 301,
          to,
        });
        expect({ slug, ...(await fetchPage(site, `/immobilie/${slug}`)) }).toMatchObject({
          slug,
          status: 301,
          to,
        });
      }
    },
  );

  test(
    'an unknown path shows the 404 page, and the path is logged',
    { tag: '@main' },
    async ({ page, site }) => {
      const answer = await page.goto('/gibt-es-nicht');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
      const main = page.getByRole('main');
      for (const link of ['Zur Startseite', 'Zu den Immobilien', 'Kostenlose Bewertung', 'Kontakt']) {
        await expect(main.getByRole('link', { name: link })).toHaveCount(1);
      }
      await page
        .getByRole('banner')
        .getByRole('link', { name: /zur Startseite/ })
        .click();
      await page.waitForURL(`${site.url}/`);
      await expect(async () => {
        const log = await readFile(join(site.dataDir, 'logs', 'bff.log'), 'utf8');
        const lines = log.split('\n').filter((line) => line.includes('page not found'));
        expect(lines.join()).toContain('/gibt-es-nicht');
      }).toPass();
    },
  );
});

test.describe('a property that is not there', () => {
  test(
    'a link on the site to a property that does not exist leads to the home page with a toast',
    { tag: '@main' },
    async ({ page, site, stock: { leaving } }) => {
      const setStatus = (website_status: string) =>
        site.staff('/api/admin/properties/status', { ids: [leaving.id], website_status });
      const link = page.getByRole('main').locator(`a[href="/immobilie/${leaving.slug}"]`).first();
      const reads = `**/api/properties/${leaving.id}`;
      for (const isLoadedAhead of [false, true]) {
        await page.goto('/immobilien');
        await expect(link).toBeVisible();
        await setStatus('inaktiv');
        const gate = createGate();
        if (isLoadedAhead) {
          // The click comes while the prefetched data is still loading.
          await page.route(reads, async (route) => {
            await gate.opened;
            await route.continue();
          });
          const loadedAhead = page.waitForRequest(reads);
          await link.hover();
          await loadedAhead;
        }
        await link.click();
        gate.open();
        await page.waitForURL(`${site.url}/`);
        await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(missingTitle);
        await page.goBack();
        expect(new URL(page.url()).pathname).not.toContain('/immobilie/');
        await setStatus('aktiv');
      }
    },
  );
});
