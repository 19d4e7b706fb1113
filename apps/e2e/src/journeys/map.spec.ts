import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { violationsOn, expectNoSidewaysScroll } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { propertyPath } from '../site/public-pages.ts';

/* The map of the list (visitor-area §2, Listings). Without a graphics card, Chromium draws WebGL only with this flag. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
    { scope: 'worker' },
  ],
});

const canvas = (page: Page) => page.getByRole('region', { name: 'Karte der gefundenen Immobilien' });
const counted = (page: Page) => page.getByText(/^\d+ Immobilien? auf der Karte/);
const query = (page: Page) => new URL(page.url()).searchParams;
const camera = (page: Page) => page.evaluate(() => (history.state as { camera?: object }).camera);

/** Draws a stroke through these points, given as shares of the width and height of the map. */
async function stroke(page: Page, map: Locator, through: readonly (readonly [number, number])[]) {
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox())!;
  const spots = through.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const);
  const [[x, y] = [0, 0], ...rest] = spots;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [nextX, nextY] of rest) await page.mouse.move(nextX, nextY, { steps: 12 });
  await page.mouse.up();
}

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'the map of the property list shows all hits, a pin leads to its property, and going back restores the map [V-2.120, V-2.121]',
      { tag: '@main' },
      async ({ visitor, site, stock }) => {
        const { page } = visitor;
        const { total } = (await (await fetch(`${site.url}/api/properties?page_size=1`)).json()) as {
          total: number;
        };
        await page.goto('/immobilien');
        await page.getByRole('group', { name: 'Ansicht' }).getByRole('link', { name: 'Karte' }).click();
        await expect(counted(page)).toBeVisible();
        const [onMap = 0, without = 0] = ((await counted(page).innerText()).match(/\d+/g) ?? []).map(Number);
        expect(onMap + without).toBe(total);
        await expect(canvas(page)).toBeInViewport({ ratio: viewport === phone ? 0.95 : 0.4 });
        const list = page.locator('main > section').first().locator('article').first();
        await (viewport === phone ? expect(list).toBeHidden() : expect(list).toBeVisible());

        await page.goto(`/immobilien?view=map&q=${stock.offered.id}`);
        await expect(counted(page)).toHaveText(/^1 Immobilie auf der Karte/);
        await expect.poll(() => camera(page)).toBeTruthy();
        const card = page.getByRole('region', { name: 'Immobilie auf der Karte' });
        // On a phone the middle is that of the part above the drawer.
        const { width, height } = (await canvas(page).boundingBox())!;
        const middle = { x: width / 2, y: (height - (viewport === phone ? 150 : 0)) / 2 };
        await expect(async () => {
          await canvas(page).click({ position: middle });
          await expect(card).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(card).toContainText(/\d m²/);
        const before = await camera(page);
        await expect(card.getByRole('button', { name: / merken$/ })).toBeVisible();
        await card.getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(stock.offered.slug));
        await page.goBack();
        await expect(counted(page)).toBeVisible();
        expect(await camera(page)).toEqual(before);
        expect(visitor.thirdParties).toEqual([]);
        expect(visitor.errors).toEqual([]);
      },
    );

    test('the visible part of the map, the place of the visitor, a circle and a drawn area each filter the property list [V-2.122]', async ({
      visitor,
      stock,
    }) => {
      expect(stock.units).not.toEqual([]);
      const { page } = visitor;
      await page.goto('/immobilien?view=map');
      await expect(counted(page)).toBeVisible();
      const conditions = page.getByRole('list', { name: 'Bedingungen der Suche' });
      const clearArea = (name: string) =>
        viewport === phone
          ? page.getByRole('button', { name: 'Gebiet löschen' })
          : conditions.getByRole('link', { name });
      const tool = (name: string) => page.getByRole('button', { name, exact: true });

      await tool('In diesem Ausschnitt suchen').click();
      await expect.poll(() => query(page).get('within')).toMatch(/^box_/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('im Kartenausschnitt');
      await clearArea('Kartenausschnitt entfernen').click();
      await expect.poll(() => query(page).get('within')).toBeNull();

      await visitor.context.grantPermissions(['geolocation']);
      await visitor.context.setGeolocation({ longitude: 10.0251, latitude: 53.5763 });
      await tool('In meiner Nähe').click();
      await expect.poll(() => query(page).get('within')).toBe('circle_10.025_53.576_2000');

      await tool('Umkreis').click();
      const form = page.getByRole('form', { name: 'Umkreis' });
      await form.getByLabel('Um welchen Ort?').fill('Atlantis');
      await form.getByRole('button', { name: 'Anwenden' }).click();
      await expect(form.getByText(/^Diesen Ort kennt die Karte nicht/)).toBeVisible();
      await form.getByLabel('Um welchen Ort?').fill('winterhude');
      await form.getByLabel('Umkreis').selectOption('5 km');
      await form.getByRole('button', { name: 'Anwenden' }).click();
      await expect
        .poll(() => query(page).get('within'))
        .toMatch(/^circle_10\.0138_53\.5959_5000_Winterhude$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('im Umkreis von 5 km');

      await tool('Gebiet zeichnen').click();
      await expect(tool('Gebiet zeichnen')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(tool('Gebiet zeichnen')).toHaveAttribute('aria-pressed', 'false');
      await tool('Gebiet zeichnen').click();
      await stroke(page, canvas(page), [
        [0.5, 0.5],
        [0.52, 0.5],
      ]);
      await expect(page.getByRole('alert').filter({ hasText: 'zu klein für ein Gebiet' })).toBeVisible();
      await stroke(page, canvas(page), [
        [0.2, 0.3],
        [0.8, 0.7],
        [0.8, 0.3],
        [0.2, 0.7],
      ]);
      await expect(page.getByRole('alert').filter({ hasText: 'kreuzt sich' })).toBeVisible();
      await tool('Gebiet zeichnen').click();
      await stroke(page, canvas(page), [
        [0.2, 0.3],
        [0.8, 0.3],
        [0.8, 0.7],
        [0.2, 0.7],
        [0.2, 0.31],
      ]);
      await expect.poll(() => query(page).get('within')).toMatch(/^polygon_/);
      await expect(clearArea('Gezeichnetes Gebiet entfernen')).toBeVisible();
      if (viewport === phone) {
        const drawer = page.getByRole('region', { name: 'Immobilien der Karte' });
        await drawer.getByRole('button', { name: /^\d+ ansehen$/ }).click();
        await expect(drawer.getByRole('listitem').first()).toBeVisible();
      }
      expect(visitor.errors).toEqual([]);
    });

    test('a property search without hits shows the notice of the list beside the map [V-2.120]', async ({
      visitor,
    }) => {
      const { page } = visitor;
      await page.goto('/immobilien?within=circle_8.1_54.4_100&view=map');
      await expect(counted(page)).toHaveText('0 Immobilien auf der Karte');
      await expect(page.getByText('Keine Immobilien gefunden', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Filter zurücksetzen' })).toBeVisible();
      await expect(canvas(page)).toBeVisible();
    });

    test('the maps of a property page and of the office are shown without consent, and axe finds no violation on it and on the map of the list', async ({
      visitor,
      stock,
    }) => {
      const { page } = visitor;
      await page.goto(propertyPath('with pictures', stock));
      const place = page.getByRole('region', { name: /^Lage: / });
      await page.getByRole('heading', { name: 'Standort' }).scrollIntoViewIfNeeded();
      await expect(place).toBeVisible();
      await expect(page.getByText(/Natural Earth/)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await page.goto('/kontakt');
      await expect(page.getByRole('region', { name: 'Lage unseres Büros' })).toBeVisible();

      await page.goto('/immobilien?view=map');
      await expect(counted(page)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await expectNoSidewaysScroll(page, [320, viewport.width, 2560]);
      expect(visitor.thirdParties).toEqual([]);
    });
  });

test('a map whose web worker was terminated starts again with the hits of the filter', async ({
  page,
  stock,
}) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        addEventListener('stop-workers', () => this.terminate(), { once: true });
      }
    };
  });
  await page.goto('/immobilien?view=map');
  await expect(counted(page)).toBeVisible();
  await expect(page.getByText('Karte wird geladen...')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('stop-workers')));
  await page.getByPlaceholder('Titel/Objekt-ID suchen...').fill(`${stock.offered.id}`);
  await expect(counted(page)).toHaveText(/^1 Immobilie auf der Karte/);
  await expect(async () => {
    await canvas(page).click({ timeout: 1_000 });
    await expect(page.getByRole('region', { name: 'Immobilie auf der Karte' })).toBeVisible({ timeout: 500 });
  }).toPass();
});
