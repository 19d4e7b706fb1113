import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll, isCleanAtAnyWidth } from '../site/axe.ts';

test('the headline of a page is changed beside the real page, seen by visitors at once with and without scripts, shown to a customer before, and undone', async ({
  staff: { page },
  visitor,
  site,
}) => {
  const headline = 'Verkaufen ohne Eile';
  const shipped = 'Verkaufen mit Ruhe und Plan';
  const withoutScript = async (path: string) => (await visitor.context.request.get(path)).text();

  await page.goto('/admin/inhalte');
  await isCleanAtAnyWidth(page);
  await page.getByRole('link', { name: 'Verkaufen', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Überschrift', exact: true }).first();
  const preview = page.frameLocator('iframe[title="Vorschau der Seite /verkaufen"]');
  await expect(preview.getByRole('heading', { level: 1, name: shipped })).toBeVisible();
  await title.fill(headline);
  await expect(page.getByText(/^Entwurf gespeichert von/)).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  // axe would judge the page in the frame as a part of this one.
  await expectNoSidewaysScroll(page, [320, 1440]);

  // Visitors see the draft only by the link of the preview.
  expect(await withoutScript(`${site.url}/verkaufen`)).toContain(shipped);
  const link = await page.locator('iframe').getAttribute('src');
  await visitor.page.goto(`${site.url}${link}`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await visitor.page.reload();
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByText(/^Veröffentlicht von/)).toBeVisible();
  await expect.poll(() => withoutScript(`${site.url}/verkaufen`)).toContain(headline);
  await visitor.page.goto(`${site.url}/verkaufen`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  // From another page by a link: the browser loads the words of all pages first.
  await visitor.page.goto(`${site.url}/impressum`);
  await visitor.page.getByRole('link', { name: 'Verkaufen', exact: true }).first().click();
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

  await page.getByText('Frühere Fassungen').click();
  await page.getByRole('button', { name: 'Wieder veröffentlichen' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wieder veröffentlichen' }).click();
  await expect(title).toHaveValue(shipped);
  await expect.poll(() => withoutScript(`${site.url}/verkaufen`)).toContain(shipped);
});
