import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@estate/test-kit/wait';
import { type Browser, type Page } from 'playwright-core';
import { launchBrowser, phone, visit, type Visit } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importUnits, type Unit, unitsOf } from '../site/stock.ts';

let site: TestSite;
let browser: Browser;
let visitor: Visit;
let page: Page;
let pictured: Unit;
let coming: Unit;
let holiday: Unit;

const search = () => page.getByPlaceholder('Titel/Objekt-ID suchen...');
const address = () => new URL(page.url()).search;
/** Cards of the list, without those of the holiday section. */
const titles = () =>
  page.locator('main > section').first().getByRole('heading', { level: 3 }).allInnerTexts();
const total = async () =>
  Number.parseInt(
    await page
      .getByRole('status')
      .filter({ hasText: /Immobilien?$/ })
      .first()
      .innerText(),
    10,
  );

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const units = await unitsOf(site);
  const inGermany = units.filter(({ isAbroad }) => !isAbroad);
  const ofStatus = (status: number) => inGermany.filter((unit) => unit.status === status);
  const [first, ...others] = ofStatus(170241);
  const [soon] = ofStatus(170240);
  const abroad = units.find((unit) => unit.isAbroad && unit.status === 170241);
  if (!first || !soon || !abroad) throw new Error('the stock offers too little');
  [pictured, coming, holiday] = [first, soon, abroad];
  await importUnits(site, [coming, holiday, ...others.slice(0, 28)]);
  await importUnits(site, [pictured], { importImages: true });
  visitor = await visit(browser, site.url);
  ({ page } = visitor);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

describe('the listing page', () => {
  it('shows coming-soon properties first and unlinked, and holiday homes in their own section', async () => {
    await page.goto('/immobilien');
    await page.getByText('30 Immobilien').waitFor();
    expect((await titles())[0]).toBe(coming.title);
    expect(await page.getByRole('link', { name: coming.title }).count()).toBe(0);
    expect(await page.locator('#ferienimmobilien').innerText()).toContain(holiday.title);
  }, 30_000);

  it('loads more below what is there, counts it, and keeps it in the address', async () => {
    const before = await eventually(async () => {
      const shown = await titles();
      expect(shown).toHaveLength(24);
      return shown;
    });
    await page.getByRole('button', { name: 'Weitere Immobilien laden' }).click();
    await eventually(async () => expect(await titles()).toHaveLength(30));
    expect((await titles()).slice(0, 24)).toEqual(before);
    expect(new Set(await titles()).size).toBe(30);
    expect(address()).toBe('?page=2');
    expect(await page.getByRole('button', { name: 'Weitere Immobilien laden' }).count()).toBe(0);
  }, 30_000);

  it('finds by id and by title in any case, and the address finds it again', async () => {
    for (const words of [String(pictured.id), pictured.title.toUpperCase().slice(0, 20)]) {
      await search().fill(words);
      await eventually(() => expect(new URLSearchParams(address()).get('q')).toBe(words));
      await eventually(async () => expect(await titles()).toContain(pictured.title));
      await eventually(async () => expect(await titles()).not.toContain(coming.title));
    }
    await page.reload();
    await eventually(async () => expect(await titles()).toContain(pictured.title));
    expect(await search().inputValue()).toBe(pictured.title.toUpperCase().slice(0, 20));
  }, 30_000);

  it('says which search found nothing and offers the way back', async () => {
    await search().fill('schloss am mond');
    await page.getByText('Keine Immobilien gefunden für "schloss am mond"').waitFor();
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await page.getByText('30 Immobilien').waitFor();
    expect(address()).toBe('');
    expect(await search().inputValue()).toBe('');
  }, 30_000);

  it('filters by type, deal, place and rooms, sorts, and a link with all that shows the same', async () => {
    await page.getByLabel('Objektart').selectOption({ label: 'Haus' });
    await page.getByLabel('Kaufen oder mieten').selectOption({ label: 'Kaufen' });
    await eventually(() => expect(address()).toBe('?type=house&deal=buy'));
    await eventually(async () => expect(await total()).toBeLessThan(30));
    await page.getByRole('button', { name: 'Weitere Filter' }).click();
    await page.getByLabel('Zimmer ab').selectOption('4');
    const sorted = page.waitForResponse(/sort=price_asc/);
    await page.getByLabel('Sortierung').selectOption({ label: 'Preis aufsteigend' });
    await sorted;
    await eventually(() => expect(address()).toBe('?type=house&deal=buy&rooms_min=4&sort=price_asc'));
    const shown = await eventually(async () => {
      const list = await titles();
      expect(list.length).toBeGreaterThan(0);
      expect(list).toHaveLength(await total());
      return list;
    });

    const { context, page: friend } = await visit(browser, site.url);
    await friend.goto(`/immobilien${address()}`);
    const same = friend.locator('main > section').first().getByRole('heading', { level: 3 });
    await eventually(async () => expect(await same.allInnerTexts()).toEqual(shown));
    await context.close();

    await page.getByRole('button', { name: 'Alle Filter löschen' }).click();
    await page.getByText('30 Immobilien').waitFor();
  }, 60_000);

  it('keeps marked properties on the Merkliste of this browser', async () => {
    await page.goto('/immobilien');
    const heart = page
      .locator('article, li')
      .filter({ hasText: pictured.title })
      .getByRole('button', { name: /[Mm]erk/ });
    await heart.first().click();
    await page.goto('/merkliste');
    await page.getByRole('main').getByRole('link', { name: pictured.title }).waitFor();
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: pictured.title }).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /[Mm]erk/ })
      .click();
    await page.getByText('Noch nichts gemerkt').waitFor();
  }, 30_000);
});

describe('the gallery', () => {
  const gallery = () => page.getByRole('region', { name: 'Bilder' });
  const counter = () => gallery().getByRole('status').first().innerText();
  let count = 0;

  it('steps with previous and next, shows the counter, and after the last comes the first', async () => {
    await page.goto(`/immobilie/${pictured.slug}`);
    await gallery().waitFor();
    count = Number((await counter()).split('/')[1]);
    expect(count).toBeGreaterThan(2);
    expect(await counter()).toBe(`1 / ${count}`);
    await gallery().getByRole('button', { name: 'Nächstes Bild' }).click();
    expect(await counter()).toBe(`2 / ${count}`);
    for (const at of [1, count]) {
      await gallery().getByRole('button', { name: 'Vorheriges Bild' }).click();
      expect(await counter()).toBe(`${at} / ${count}`);
    }
  }, 30_000);

  it('follows arrow keys and thumbnails', async () => {
    await page.keyboard.press('ArrowRight');
    expect(await counter()).toBe(`1 / ${count}`);
    await page.keyboard.press('ArrowLeft');
    expect(await counter()).toBe(`${count} / ${count}`);
    await gallery()
      .getByRole('button', { name: /Bild 2 zeigen/ })
      .click();
    expect(await counter()).toBe(`2 / ${count}`);
  }, 30_000);

  it('opens over the whole screen, steps there by key, and gives focus and picture back on Escape', async () => {
    await gallery().getByRole('button', { name: 'Großansicht öffnen' }).click();
    const lightbox = page.getByRole('dialog', { name: /Großansicht/ });
    await lightbox.waitFor();
    expect(await lightbox.getByRole('status').innerText()).toBe(`2 / ${count}`);
    await page.keyboard.press('ArrowRight');
    expect(await lightbox.getByRole('status').innerText()).toBe(`3 / ${count}`);
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'detached' });
    expect(await counter()).toBe(`3 / ${count}`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Großansicht öffnen',
    );
  }, 30_000);

  it('shows real pictures with their dimensions reserved', async () => {
    const picture = gallery().getByRole('img').first();
    await eventually(async () =>
      expect(await picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(300),
    );
    expect(await picture.getAttribute('width')).not.toBeNull();
    expect(await picture.getAttribute('height')).not.toBeNull();
    expect(await picture.getAttribute('srcset')).toContain('1600w');
  }, 30_000);

  it('swipes on a phone', async () => {
    const { context, page: handheld } = await visit(browser, site.url, { viewport: phone });
    await handheld.goto(`/immobilie/${pictured.slug}`);
    const pictures = handheld.getByRole('region', { name: 'Bilder' });
    const picture = pictures.getByRole('img').first();
    await picture.waitFor();
    const swipe = (from: number, to: number) =>
      picture.evaluate(
        (target, [start = 0, end = 0]) => {
          const at = (clientX: number) => [new Touch({ identifier: 1, target, clientX, clientY: 200 })];
          const start_ = { bubbles: true, touches: at(start), changedTouches: at(start) };
          target.dispatchEvent(new TouchEvent('touchstart', start_));
          target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(end) }));
        },
        [from, to],
      );
    await swipe(300, 100);
    await eventually(async () =>
      expect(await pictures.getByRole('status').first().innerText()).toBe(`2 / ${count}`),
    );
    await context.close();
  }, 30_000);

  it('asked no third party and left no error in the console', () => {
    expect(visitor.thirdParties).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });
});
