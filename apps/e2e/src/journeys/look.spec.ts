import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { partners } from '@estate/content/partners';
import { eventually } from '@estate/test-kit/wait';
import { type Browser, type Page } from 'playwright-core';
import { launchBrowser, visit } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

/* Behaviour that only a browser with a layout and media queries can show. */

let site: TestSite;
let browser: Browser;
let page: Page;

const height = 900;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  ({ page } = await visit(browser, site.url));
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

describe('the partner carousel', () => {
  const carousel = () => page.getByRole('group', { name: 'Unsere Kooperationspartner' });
  const press = (name: string) => carousel().getByRole('button', { name }).click();
  /** The logo at the strip's left edge, once the strip stands still. */
  const first = () =>
    carousel().evaluate((group) => {
      const list = group.querySelector('ul');
      const edge = list?.parentElement?.getBoundingClientRect().left ?? 0;
      const atEdge = [...(list?.children ?? [])].find(
        (slide) => Math.abs(slide.getBoundingClientRect().left - edge) < 1,
      );
      return atEdge?.querySelector('img')?.alt;
    });
  const names = partners.map(({ name }) => name);

  it('loops: after the last logo comes the first, and before the first the last', async () => {
    // With reduced motion the carousel does not play by itself and steps without animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Unsere Kooperationspartner' }).scrollIntoViewIfNeeded();
    expect(names).toHaveLength(7);
    let at = await eventually(async () => {
      const begins = await first();
      expect(names).toContain(begins);
      return names.findIndex((name) => name === begins);
    });
    for (const [button, step] of [
      ['Nächste Partner', 1],
      ['Vorherige Partner', names.length - 1],
    ] as const) {
      for (let turn = 0; turn < names.length; turn += 1) {
        await press(button);
        at = (at + step) % names.length;
        await eventually(async () => expect(await first()).toBe(names[at]));
      }
    }
  }, 60_000);

  it('has its arrows from 768 px on, the mobile breakpoint', async () => {
    for (const [width, isShown] of [
      [767, false],
      [768, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Vorherige Partner', 'Nächste Partner']) {
        expect({
          width,
          shown: await carousel().locator(`button[aria-label="${name}"]`).isVisible(),
        }).toEqual({
          width,
          shown: isShown,
        });
      }
    }
  }, 30_000);
});

it('the sell page hides the second of its three voices below 768 px', async () => {
  await page.goto('/verkaufen');
  const voices = page.locator('#kundenstimmen li');
  await voices.first().waitFor();
  for (const [width, shown] of [
    [767, [true, false, true]],
    [768, [true, true, true]],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await Promise.all((await voices.all()).map((voice) => voice.isVisible()))).toEqual(shown);
  }
}, 30_000);

it.each(['/', '/immobilien', '/bewertung', '/admin', '/gibt-es-nicht'])(
  '%s says that it is German',
  async (path) => {
    await page.goto(path);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  },
  30_000,
);

it.each(['/kontakt', '/makler/maren-luehrs', '/gutachten'])(
  'the contact form of %s has the contact colour #1f323e',
  async (path) => {
    await page.goto(path);
    const send = page.getByRole('button', { name: 'Nachricht senden' });
    await send.waitFor();
    expect(await send.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(31, 50, 62)');
  },
  30_000,
);

it.each(['/', '/bewertung', '/gutachten', '/suchauftrag', '/verkaufen'])(
  '%s asks ahead for the drawing that it opens with',
  async (path) => {
    await page.goto(path);
    const ahead = await page.locator('link[rel="preload"][as="image"]').getAttribute('href');
    expect(ahead).toMatch(/\.svg$/);
    const drawing = page.locator(`main img[src="${ahead}"]`).first();
    await drawing.waitFor();
    expect((await drawing.boundingBox())?.y).toBeLessThan(height);
  },
  30_000,
);
