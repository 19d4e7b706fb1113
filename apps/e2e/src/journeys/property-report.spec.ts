import { type Browser } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll, expectNoViolations, visitorRules } from '../site/axe.ts';
import { desktop, phone, visit } from '../site/browser.ts';
import { openRendered } from '../site/server-rendering.ts';
import { type TestSite } from '../site/start-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Chromium's user agent without 'Headless', because visits of headless browsers are not counted. */
const userAgentOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;

async function viewsOf(site: TestSite, id: number): Promise<number> {
  const { views } = await site.staff<{ views: { views: number }[] }>(`/api/admin/properties/${id}/figures`);
  return views.reduce((sum, day) => sum + day.views, 0);
}

test('a view of a property page is counted once per visitor, by link or address, with and without scripts [V-2.150, V-2.151]', async ({
  browser,
  site,
  stock,
}) => {
  const { id, slug, title } = stock.offered;
  const path = `/immobilie/${slug}`;
  const before = await viewsOf(site, id);
  const views = async () => (await viewsOf(site, id)) - before;
  const visitor = (address: string, options: object = {}) =>
    visit(browser, site.url, {
      userAgent: userAgentOf(browser),
      extraHTTPHeaders: { 'x-forwarded-for': address },
      ...options,
    });

  const first = await visitor('192.0.2.1');
  await first.page.goto(`/immobilien?q=${id}`);
  const link = first.page.getByRole('link', { name: title }).first();
  const preloaded = first.page.waitForResponse(`**/api/properties/${id}`);
  await link.hover();
  await preloaded;
  expect(await views(), 'a link that is pointed at').toBe(0);
  await link.click();
  await expect.poll(views, 'a link that is followed').toBe(1);
  const sent = first.page.waitForResponse(`**/api/properties/${id}/views`);
  await first.page.reload();
  await sent;
  expect(await views(), 'a reload').toBe(1);
  await first.context.close();

  const second = await visitor('192.0.2.2', { javaScriptEnabled: false });
  await openRendered(second.page, path);
  await expect.poll(views, 'without scripts').toBe(2);
  await second.context.close();

  // The user agent of the journeys' browser contains 'Headless'.
  const robot = await visit(browser, site.url, { extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.3' } });
  const tried = robot.page.waitForResponse(`**/api/properties/${id}/views`);
  await robot.page.goto(path);
  await tried;
  expect(await views(), 'a robot').toBe(2);
  await robot.context.close();
});

test('staff create the link of a property report, and the proprietor opens the report and ends it [S-2.212, S-2.215]', async ({
  browser,
  staff: { page },
  site,
  stock,
}) => {
  const { id, title } = stock.offered;
  await page.goto(`/admin/immobilien?objekt=${id}`);
  const section = page.getByRole('region', { name: 'Bericht an den Eigentümer' });
  await section.getByRole('button', { name: 'Eigentümer eintragen' }).press('Enter');
  await section.getByLabel('Name').fill('Frau Petersen');
  await section.getByLabel('E-Mail').fill('petersen@example.org');
  await section.getByLabel('E-Mail').press('Enter');
  const status = section.getByRole('status');
  await expect(status).toContainText('/eigentuemer/');
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
  const link = /https?:\S+\/eigentuemer\/[\w-]{43}/.exec((await status.textContent()) ?? '')?.[0] ?? '';

  const proprietor = await visit(browser, site.url);
  const opened = await proprietor.page.goto(new URL(link).pathname);
  expect(opened?.status()).toBe(200);
  await expect(proprietor.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(proprietor.page.getByText('sobald ein Monat zu Ende ist')).toBeVisible();
  await expectNoSidewaysScroll(proprietor.page, [320, 2560]);
  for (const viewport of [phone, desktop]) {
    await proprietor.page.setViewportSize(viewport);
    await expectNoViolations(proprietor.page, visitorRules);
  }
  await proprietor.page.getByText('Diesen Bericht abbestellen').click();
  await proprietor.page.getByRole('button', { name: 'Ja, Bericht abbestellen' }).click();
  await expect(proprietor.page.getByRole('heading', { name: 'Der Bericht ist abbestellt' })).toBeVisible();
  const over = await proprietor.page.goto(new URL(link).pathname);
  expect(over?.status()).toBe(410);
  await expect(proprietor.page.getByRole('heading', { name: 'Dieser Bericht ist beendet' })).toBeVisible();
  await expectNoViolations(proprietor.page, visitorRules);
  await proprietor.context.close();

  await page.reload();
  await expect(section.getByRole('button', { name: 'Eigentümer eintragen' })).toBeVisible();
  await expect(section.getByText('Frau Petersen')).toHaveCount(0);
});
