import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { phone } from '../site/browser.ts';
import type { Stock } from '../site/stock.ts';

/* The page of a property on a phone, on paper, and with its calculator. */

/** An A4 sheet without its margins, in px. */
const sheet = { width: 703, height: 1032 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const none: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The boxes of the visible pictures of the gallery. */
const picturesOf = (page: Page): Promise<Box[]> =>
  page
    .getByRole('region', { name: 'Bilder' })
    .locator('img:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));

/** How far the middle of the first tick of 'Ausstattung' is from the middle of its first line, in px. */
const tickOffset = (page: Page): Promise<number> =>
  page
    .getByRole('region', { name: 'Ausstattung' })
    .getByRole('listitem')
    .first()
    .evaluate((item) => {
      const tick = item.querySelector('svg')?.getBoundingClientRect();
      const line =
        item.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(item).lineHeight) / 2;
      return tick ? Math.abs(tick.top + tick.height / 2 - line) : Infinity;
    });

/** A link of the bar; by text, because a role is not found while it is hidden. */
const bar = (page: Page) => page.locator('a', { hasText: 'Anrufen' }).last();

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a property page shows its picture over the whole width and the title below it [V-2.92]', async ({
    page,
    stock,
  }) => {
    await page.goto(`/immobilie/${stock.pictured.slug}`);
    const picture = await page.getByRole('region', { name: 'Bilder' }).getByRole('img').first().boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(picture).toMatchObject({ x: 0, width: phone.width, y: header?.height });
    expect(title?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  });

  for (const [way, open] of [
    ['its address', (page: Page, { pictured }: Stock) => page.goto(`/immobilie/${pictured.slug}`)],
    [
      'a card of the list',
      async (page: Page, { pictured }: Stock) => {
        await page.goto(`/immobilien?q=${pictured.id}`);
        await page.getByRole('article').getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(`/immobilie/${pictured.slug}`));
      },
    ],
  ] as const)
    test(`the contact bar does not cover the form and its errors on a page opened by ${way}`, async ({
      page,
      stock,
    }) => {
      await open(page, stock);
      await expect(bar(page)).toBeVisible();
      await page.getByRole('link', { name: 'Exposé anfordern' }).last().click();
      const form = page.getByRole('form', { name: 'Exposé anfordern' });
      await expect(form).toBeInViewport();
      await expect(bar(page)).toBeHidden();
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      const footer = await page.getByRole('contentinfo').evaluate(ground);
      expect(await bar(page).locator('xpath=..').evaluate(ground)).toBe(footer);
      await form.getByRole('button', { name: 'Exposé anfordern' }).click();
      await expect(form.getByRole('list', { name: 'Fehlerhafte Angaben' })).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(bar(page)).toBeVisible();
    });
});

test('a property with long texts prints on two pages, with contact and floor plan and without buttons [V-2.91]', async ({
  page,
  stock,
}) => {
  const long = (words: string, times: number) => `${words} `.repeat(times);
  await page.route(`**/api/properties/${stock.pictured.id}`, async (route) => {
    const answer = await route.fetch();
    const property = (await answer.json()) as Record<string, unknown>;
    const note = Array.from({ length: 40 }, () => long('Das Haus liegt ruhig an einer Allee.', 12)).join(
      '\n\n',
    );
    const furnishing_note = Array.from({ length: 60 }, (_, at) => `- ${at} ${long('Merkmal', 30)}`).join(
      '\n',
    );
    const json = { ...property, long_description_note: note, location_note: note, other_note: note };
    await route.fulfill({
      json: { ...json, furnishing_note, courtage_note: long('Hinweis zur Provision.', 90) },
    });
  });
  await page.goto(`/immobilien?q=${stock.pictured.id}`);
  await page.getByRole('article').getByRole('link').first().click();
  const plan = page.getByRole('region', { name: 'Grundrisse' });
  await plan.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      plan
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

  expect(await tickOffset(page)).toBeLessThan(1);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  expect(await tickOffset(page)).toBeLessThan(1);
  const [main = none, next = none] = await picturesOf(page);
  expect(main.width / main.height).toBeCloseTo(1400 / 831, 1);
  expect(main.x).toBe((await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
  expect(next).toMatchObject({ y: main.y });
  expect(next.x).toBeGreaterThan(main.x + main.width);
  expect(main.width / (next.x + next.width - main.x)).toBeLessThan(0.67);
  const contact = page.getByText(/^Ihr Kontakt: \p{L}+/u);
  await expect(contact).toBeVisible();
  await expect(contact.locator('xpath=..')).toContainText(/Mobil .* Büro .*@/);
  await expect(plan.getByRole('img').first()).toBeVisible();
  const controls = page.getByRole('button').or(page.getByRole('textbox')).or(page.getByRole('navigation'));
  expect(
    await controls.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent)),
  ).toEqual([]);
});

test('the calculator of purchase costs updates with its fields and sends nothing to the server', async ({
  visitor: { page, errors },
  stock,
}) => {
  expect(stock.units.length).toBeGreaterThan(0);
  await page.goto('/immobilien?deal=buy&price_min=1');
  await page.getByRole('article').getByRole('link').first().click();
  const calculator = page.getByRole('region', { name: 'Kaufnebenkosten und Finanzierung' });
  await calculator.scrollIntoViewIfNeeded();
  const line = calculator.locator('summary');
  await expect(line).toHaveText(/^Kaufnebenkosten [\d.]+\s€, monatliche Rate [\d.]+\s€\.$/);
  await expect(calculator.getByLabel('Bundesland')).toBeHidden();
  await line.click();
  const result = calculator.getByRole('status');
  await expect(result).toHaveText(await line.innerText());
  await expect(calculator.getByLabel('Bundesland')).not.toHaveValue('');
  await page.waitForLoadState('networkidle');

  const sent: string[] = [];
  // Images, scripts and styles do not count, because a page may load them late.
  page.on('request', (request) => {
    const isData = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isData || request.method() !== 'GET') sent.push(request.url());
  });
  await calculator.getByLabel('Bundesland').selectOption('Bayern');
  await calculator.getByLabel('Käuferprovision in Prozent').fill('0');
  await calculator.getByLabel('Eigenkapital in Euro').fill('0');
  await calculator.getByLabel('Sollzins').fill('4');
  await calculator.getByLabel('Anfängliche Tilgung').fill('2');
  const euros = async (name: string) => {
    const text = await calculator.getByText(name, { exact: true }).locator('xpath=../dd').innerText();
    return Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
  };
  const price = await euros('Kaufpreis');
  expect(Math.abs((await euros('Kaufnebenkosten')) - price * 0.055)).toBeLessThanOrEqual(1);
  expect(Math.abs((await euros('Monatliche Rate')) - (price * 1.055 * 0.06) / 12)).toBeLessThanOrEqual(1);

  const interest = calculator.getByLabel('Sollzins');
  await interest.fill('vier');
  await expect(interest).toHaveAccessibleDescription(/Zinssatz von 0 bis 15 Prozent/);
  await expect(result).toHaveText(/Bitte prüfen Sie Ihre Angaben zur Finanzierung\.$/);
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
});
