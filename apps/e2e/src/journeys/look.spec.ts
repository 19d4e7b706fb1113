import { type Page } from '@playwright/test';
import { homeTrust } from '@estate/content/sections/home-trust';
import { expect, test } from '../journey.ts';

/* Behaviour that only a browser with a layout and media queries can show. */

const height = 900;

test.describe('the partner carousel', () => {
  const names = homeTrust.shipped.partners.map(({ name }) => name);
  const carouselOf = (page: Page) => page.getByRole('group', { name: 'Unsere Kooperationspartner' });
  /** The logo at the strip's left edge, once the strip stands still. */
  const firstOf = (page: Page) =>
    carouselOf(page).evaluate((group) => {
      const list = group.querySelector('ul');
      const edge = list?.parentElement?.getBoundingClientRect().left ?? 0;
      const atEdge = [...(list?.children ?? [])].find(
        (slide) => Math.abs(slide.getBoundingClientRect().left - edge) < 1,
      );
      return atEdge?.querySelector('img')?.alt ?? '';
    });

  test.beforeEach(async ({ page }) => {
    // With reduced motion the carousel does not play automatically and steps without animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Unsere Kooperationspartner' }).scrollIntoViewIfNeeded();
    // The section is rendered once it is near the viewport; at another width it would be far below.
    await expect(carouselOf(page)).toBeVisible();
  });

  test('the partner carousel loops in both directions [V-2.72]', async ({ page }) => {
    expect(names).toHaveLength(7);
    await expect.poll(async () => names.includes(await firstOf(page))).toBe(true);
    let at = names.indexOf(await firstOf(page));
    for (const [name, step] of [
      ['Nächste Partner', 1],
      ['Vorherige Partner', names.length - 1],
    ] as const) {
      for (let turn = 0; turn < names.length; turn += 1) {
        await carouselOf(page).getByRole('button', { name }).click();
        at = (at + step) % names.length;
        await expect.poll(() => firstOf(page)).toBe(names[at]);
      }
    }
  });

  test('the partner carousel has arrows from 768 px on, the mobile breakpoint [V-2.9, V-9.4]', async ({
    page,
  }) => {
    for (const [width, isShown] of [
      [767, false],
      [768, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Vorherige Partner', 'Nächste Partner']) {
        const arrow = carouselOf(page).locator(`button[aria-label="${name}"]`);
        await expect(arrow).toBeAttached();
        await expect(arrow, `${name} at ${width} px`).toBeVisible({ visible: isShown });
      }
    }
  });
});

test('the sell page hides the second of its three testimonials below 768 px', async ({ page }) => {
  await page.goto('/verkaufen');
  const voices = page.locator('#kundenstimmen li');
  await expect(voices).toHaveCount(3);
  for (const [width, count] of [
    [767, [true, false, true]],
    [768, [true, true, true]],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [index, visible] of count.entries()) await expect(voices.nth(index)).toBeVisible({ visible });
  }
});

test('the send button of the contact form has the colour #1f323e', async ({ page }) => {
  await page.goto('/kontakt');
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await expect(send).toHaveCSS('background-color', 'rgb(31, 50, 62)');
});

test('a page that opens with an illustration preloads it', async ({ page }) => {
  for (const path of ['/', '/bewertung', '/gutachten', '/suchauftrag', '/verkaufen']) {
    await page.goto(path);
    const ahead = await page.locator('link[rel="preload"][as="image"]').getAttribute('href');
    expect(ahead).toMatch(/\.svg$/);
    const drawing = page.locator(`main img[src="${ahead}"]`).first();
    await expect(drawing, path).toBeVisible();
    expect((await drawing.boundingBox())?.y).toBeLessThan(height);
  }
});
