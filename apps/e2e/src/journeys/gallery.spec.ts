import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { phone, visit } from '../site/browser.ts';

const galleryOn = (page: Page) => page.getByRole('region', { name: 'Bilder' });
const isAt = (where: Locator, number: number) =>
  expect(where.getByRole('status').first()).toHaveText(new RegExp(`^${number} / \\d+$`));

test.describe('the gallery', () => {
  test('the gallery of a property steps through images and opens full screen, and Escape returns the focus to the same image', async ({
    page,
    visitor: { thirdParties, errors },
    stock,
  }) => {
    await page.goto(`/immobilie/${stock.pictured.slug}`);
    const gallery = galleryOn(page);
    await isAt(gallery, 1);
    await gallery.getByRole('button', { name: 'Nächstes Bild' }).click();
    await isAt(gallery, 2);

    await gallery.getByRole('button', { name: 'Großansicht öffnen' }).click();
    const lightbox = page.getByRole('dialog', { name: /Großansicht/ });
    await isAt(lightbox, 2);
    await page.keyboard.press('ArrowRight');
    await isAt(lightbox, 3);
    await page.keyboard.press('Escape');
    await expect(lightbox).not.toBeAttached();
    await isAt(gallery, 3);
    await expect(gallery.getByRole('button', { name: 'Großansicht öffnen' })).toBeFocused();

    const image = gallery.getByRole('img').first();
    await expect
      .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300);
    await expect(image).toHaveAttribute('width');
    await expect(image).toHaveAttribute('height');
    await expect(image).toHaveAttribute('srcset', /1600w/);
    expect(thirdParties).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('on a phone the gallery of a property is swiped, shows its buttons on keyboard focus only, and opens as a vertical list [V-2.35]', async ({
    browser,
    site,
    stock,
  }) => {
    const { context, page } = await visit(browser, site.url, { viewport: phone, hasTouch: true });
    await page.goto(`/immobilie/${stock.pictured.slug}`);
    const image = galleryOn(page).getByRole('img').first();
    await expect(image).toBeVisible();
    await image.evaluate((target) => {
      const at = (clientX: number) => [new Touch({ identifier: 1, target, clientX, clientY: 200 })];
      const start = { bubbles: true, touches: at(300), changedTouches: at(300) };
      target.dispatchEvent(new TouchEvent('touchstart', start));
      target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(100) }));
    });
    await isAt(galleryOn(page), 2);

    const next = galleryOn(page).getByRole('button', { name: 'Nächstes Bild' });
    await expect(next).toHaveCSS('opacity', '0');
    await galleryOn(page).getByRole('button', { name: 'Großansicht öffnen' }).focus();
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(next).toBeFocused();
    await expect(next).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await isAt(galleryOn(page), 3);

    const swipeEnd = { x: 36, y: 172 };
    await page.touchscreen.tap(swipeEnd.x, swipeEnd.y);
    const lightbox = page.getByRole('dialog', { name: /Großansicht/ });
    const pictures = lightbox.getByRole('img');
    await expect(pictures.nth(3)).toBeAttached();
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
    await pictures.nth(3).evaluate((picture) => picture.closest('li')?.scrollIntoView());
    await expect(pictures.nth(3)).toBeInViewport({ ratio: 0.9 });
    await lightbox.getByRole('button', { name: 'Großansicht schließen' }).tap();
    await isAt(galleryOn(page), 4);
    await context.close();
  });
});
