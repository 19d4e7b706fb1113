import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { phone, visit } from '../site/browser.ts';

/** Two people choose together by a link (visitor-area §2, further pages). */
test('two browsers share a favourites list and see which properties both marked [V-2.113]', async ({
  browser,
  visitor: { page, errors },
  site,
  stock: { pictured, offered },
}) => {
  const heart = ({ title }: { title: string }) => page.getByRole('button', { name: `${title} merken` });
  for (const unit of [pictured, offered]) {
    await page.goto(`/immobilien?q=${unit.id}`);
    await heart(unit).click();
  }
  await page.goto('/merkliste');
  await page.getByLabel(`Notiz zu ${pictured.title}`).fill('ruhig');
  await page.getByLabel('Ihr Name').fill('Tom & Anna');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();

  const other = await visit(browser, site.url, { viewport: phone, hasTouch: true });
  const requests: string[] = [];
  other.page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await other.page.goto(link);
  await expect(other.page.getByText(/^Tom & Anna hat eine Liste mit Ihnen geteilt/)).toBeVisible();
  const marks = other.page.getByRole('row', { name: /^Gemerkt / }).getByRole('cell');
  await expect(marks).toHaveText(['Nur Tom & Anna', 'Nur Tom & Anna']);
  await other.page.getByRole('button', { name: `${pictured.title} merken` }).click();
  await expect(marks).toHaveText(['Nur Tom & Anna', 'Beide']);
  await expect(other.page.getByLabel(`Notiz zu ${pictured.title}`)).toHaveValue('');
  expect(requests.filter((request) => /Tom|Anna/.test(decodeURIComponent(request)))).toEqual([]);

  // Scroll snapping ends a swipe where the second column is fully visible beside the row headings.
  const table = other.page.getByRole('region', { name: 'Vergleich' });
  await table.evaluate((region) => region.scrollTo({ left: 150, behavior: 'instant' }));
  await expect(other.page.getByRole('columnheader').nth(1)).toBeInViewport({ ratio: 0.98 });
  await expect(other.page.getByRole('rowheader', { name: 'Status' })).toBeInViewport({ ratio: 0.98 });

  const download = other.page.waitForEvent('download');
  await other.page.getByRole('link', { name: 'Alle in einer Datei (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('Auswahl.pdf');

  await page.goto(await other.page.getByLabel('Link', { exact: true }).inputValue());
  await expect(page.getByRole('row', { name: /^Gemerkt / }).getByRole('cell')).toHaveText([
    'Beide',
    'Nur Sie',
  ]);
  await isCleanAtAnyWidth(page);
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
});
