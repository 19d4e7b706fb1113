import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { groundBehind } from '../site/text-ground.ts';

/** From the smallest phone to a screen of 4K. */
const widths = [320, 390, 768, 1440, 3840];

// With reduced motion a still image replaces the film, so that all screenshots are equal.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether the screen shows the panorama in its full height and from edge to edge. */
const showsWhole = (page: Page) =>
  page.locator('main section:has(h1) > img').evaluate((image: HTMLImageElement) => {
    const scene = image.getBoundingClientRect();
    const frame = image.closest('section')?.getBoundingClientRect() ?? new DOMRect();
    const isHigh = scene.top >= frame.top - 1 && Math.abs(scene.bottom - frame.bottom) <= 1;
    // The natural size of a drawing is whole pixels, and a small one.
    const isUncut =
      Math.abs(scene.width / scene.height / (image.naturalWidth / image.naturalHeight) - 1) < 0.03;
    return isHigh && isUncut && scene.left <= 0 && scene.right >= frame.right;
  });

for (const path of ['/', '/verkaufen'])
  test(`the panorama image of ${path} is never cropped, and its text has enough contrast at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      expect.soft(await showsWhole(page), `panorama at ${width} px`).toBe(true);
      for (const text of ['main h1', 'main h1 + p']) {
        const { contrast, unrest } = await groundBehind(page, page.locator(text));
        expect.soft(contrast, `contrast behind ${text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
        expect.soft(unrest, `unrest behind ${text} at ${width} px`).toBeLessThanOrEqual(1.3);
      }
    }
  });

test('the longest word of the home page headline is not broken on small phones', async ({ page }) => {
  await page.goto('/');
  const lines = () =>
    page.locator('main h1').evaluate((headline) => {
      const [text] = headline.childNodes;
      const word = document.createRange();
      if (!text) return 0;
      word.setStart(text, 0);
      word.setEnd(text, text.textContent?.indexOf(' ') ?? 0);
      return word.getClientRects().length;
    });
  for (const width of [320, 330, 340, 344, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await lines(), `lines of one word at ${width} px`).toBe(1);
  }
});
