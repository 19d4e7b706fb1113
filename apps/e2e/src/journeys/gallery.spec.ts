import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { phone, type Visit, visit } from '../site/browser.ts';

test.describe.configure({ mode: 'serial' });

let visitor: Visit;
let page: Page;
let count: number;

const galleryOn = (where: Page) => where.getByRole('region', { name: 'Bilder' });
const gallery = () => galleryOn(page);
const isAt = (number: number, where: Locator = gallery()) =>
  expect(where.getByRole('status').first()).toHaveText(`${number} / ${count}`);

test.beforeAll(async ({ browser, site }) => {
  visitor = await visit(browser, site.url);
  ({ page } = visitor);
});

test.afterAll(() => visitor.context.close());

test.describe('the gallery', () => {
  test(
    'steps with previous and next, shows the counter, and after the last comes the first',
    { tag: '@main' },
    async ({ stock }) => {
      await page.goto(`/immobilie/${stock.pictured.slug}`);
      count = Number((await gallery().getByRole('status').first().innerText()).split('/')[1]);
      expect(count).toBeGreaterThan(2);
      await isAt(1);
      await gallery().getByRole('button', { name: 'Nächstes Bild' }).click();
      await isAt(2);
      for (const at of [1, count]) {
        await gallery().getByRole('button', { name: 'Vorheriges Bild' }).click();
        await isAt(at);
      }
    },
  );

  test('follows arrow keys and thumbnails', async () => {
    await page.keyboard.press('ArrowRight');
    await isAt(1);
    await page.keyboard.press('ArrowLeft');
    await isAt(count);
    await gallery()
      .getByRole('button', { name: /Bild 2 zeigen/ })
      .click();
    await isAt(2);
  });

  test('opens over the whole screen, steps there by key, and gives focus and image back on Escape', async () => {
    await gallery().getByRole('button', { name: 'Großansicht öffnen' }).click();
    const lightbox = page.getByRole('dialog', { name: /Großansicht/ });
    await expect(lightbox).toBeVisible();
    await isAt(2, lightbox);
    await page.keyboard.press('ArrowRight');
    await isAt(3, lightbox);
    await page.keyboard.press('Escape');
    await expect(lightbox).not.toBeAttached();
    await isAt(3);
    await expect(gallery().getByRole('button', { name: 'Großansicht öffnen' })).toBeFocused();
  });

  test('shows real images with their dimensions reserved', async () => {
    const image = gallery().getByRole('img').first();
    await expect
      .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300);
    await expect(image).toHaveAttribute('width');
    await expect(image).toHaveAttribute('height');
    await expect(image).toHaveAttribute('srcset', /1600w/);
  });

  test('swipes on a phone, where its buttons come to the picture by key only', async ({
    browser,
    site,
    stock,
  }) => {
    const { context, page: handheld } = await visit(browser, site.url, { viewport: phone, hasTouch: true });
    await handheld.goto(`/immobilie/${stock.pictured.slug}`);
    const image = galleryOn(handheld).getByRole('img').first();
    await expect(image).toBeVisible();
    await image.evaluate((target) => {
      const at = (clientX: number) => [new Touch({ identifier: 1, target, clientX, clientY: 200 })];
      const start = { bubbles: true, touches: at(300), changedTouches: at(300) };
      target.dispatchEvent(new TouchEvent('touchstart', start));
      target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(100) }));
    });
    await isAt(2, galleryOn(handheld));

    const next = galleryOn(handheld).getByRole('button', { name: 'Nächstes Bild' });
    await expect(next).toHaveCSS('opacity', '0');
    await galleryOn(handheld).getByRole('button', { name: 'Großansicht öffnen' }).focus();
    for (const key of ['Tab', 'Tab']) await handheld.keyboard.press(key);
    await expect(next).toBeFocused();
    await expect(next).toHaveCSS('opacity', '1');
    await handheld.keyboard.press('Enter');
    await isAt(3, galleryOn(handheld));

    const left = { x: 36, y: 172 };
    await handheld.touchscreen.tap(left.x, left.y);
    const lightbox = handheld.getByRole('dialog', { name: /Großansicht/ });
    await isAt(3, lightbox);
    await lightbox.getByRole('button', { name: 'Vorheriges Bild' }).tap();
    await isAt(2, lightbox);
    await context.close();
  });

  test('asked no third party and left no error in the console', () => {
    expect(visitor.thirdParties).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });
});
