import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PublicProperty } from '@estate/contracts/public-property';
import { eventually } from '@estate/test-kit/wait';
import { type Browser, type Page } from 'playwright-core';
import { beginningWith, launchBrowser, visit, type Visit } from '../site/browser.ts';
import { type MapsStub, startMapsStub } from '../site/maps-stub.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importUnits, unitsOf } from '../site/stock.ts';

let stub: MapsStub;
let site: TestSite;
let browser: Browser;
/** Two public properties, and the address text that the geocoder gets for their map. */
const offers: { path: string; town: string }[] = [];
let visitor: Visit;
let page: Page;

const townAt = { lat: 53.56, lng: 9.98 };
const townMap = 'Mitte 53.56, 9.98; Zoom 13; Kreis um 53.56, 9.98';
const amSande = {
  line: 'Am Sande 3, 21335 Lüneburg',
  lat: 53.249,
  lng: 10.411,
  region: 'de',
  parts: { street_number: '3', route: 'Am Sande', postal_code: '21335', locality: 'Lüneburg' },
};
const amSandeInVienna = { ...amSande, line: 'Am Sande 1, 1010 Wien', region: 'at' };

beforeAll(async () => {
  stub = await startMapsStub();
  const env = { bff: { GOOGLE_MAPS_API_KEY: 'key-of-the-journey', GOOGLE_MAPS_URL: stub.scriptUrl } };
  [site, browser] = await Promise.all([startSite({ env }), launchBrowser()]);
  const units = (await unitsOf(site)).filter(({ status, isAbroad }) => status === 170241 && !isAbroad);
  await importUnits(site, units.slice(0, 2));
  for (const { id, slug } of units.slice(0, 2)) {
    const property = PublicProperty.parse(await (await fetch(`${site.url}/api/properties/${id}`)).json());
    const town = `${property.zip_code} ${property.city}, ${property.country}`;
    offers.push({ path: `/immobilie/${slug}`, town });
  }
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
  await stub.close();
}, 60_000);

beforeEach(async () => {
  Object.assign(stub, { asked: [], script: 'comes' });
  stub.places = [...offers.map(({ town }) => ({ line: town, ...townAt })), amSandeInVienna, amSande];
  visitor = await visit(browser, site.url);
  await visitor.context.route(`${new URL(stub.scriptUrl).origin}/**`, (route) => route.continue());
  ({ page } = visitor);
});
afterEach(() => visitor.context.close());

const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = () => page.getByRole('main').getByRole('alert');
/** The map, once it shows `words`: the stub writes on each map in words what the map shows. */
const mapShows = async (name: RegExp | string, words: string) => {
  const map = page.getByRole('region', { name, exact: true });
  await map.getByText(words, { exact: true }).waitFor();
  const tile = map.getByAltText('Kachel');
  await eventually(async () =>
    expect(await tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
  );
};
const askedOf = (path: string) => stub.asked.filter((asked) => asked.startsWith(path));
const scriptsAsked = (count: number) => eventually(() => expect(askedOf('/maps/api/js')).toHaveLength(count));
const openOffer = (number = 0) => page.goto(offers[number]?.path ?? '');

describe('the map of a property', () => {
  it('comes only when it is clicked for, with the town circled at zoom 13, and by itself on the next page', async () => {
    await openOffer();
    const offer = page.getByRole('button', { name: 'Karte laden' });
    await offer.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(stub.asked).toEqual([]);
    await offer.click();
    await mapShows(/^Karte: /, townMap);
    expect(stub.asked[0]).toContain('?key=key-of-the-journey&');
    expect(askedOf('/geocode')).toEqual([`/geocode?address=${offers[0]?.town}`]);

    await openOffer(1);
    await mapShows(/^Karte: /, townMap);
    expect(askedOf('/geocode').at(-1)).toBe(`/geocode?address=${offers[1]?.town}`);
    expect(visitor.errors).toEqual([]);
    expect(visitor.thirdParties).toEqual([]);

    page = await visitor.context.newPage();
    await openOffer();
    await page.getByRole('button', { name: 'Karte laden' }).waitFor();
  }, 30_000);

  it('says when its place is not found', async () => {
    stub.places = [];
    await openOffer();
    await click('Karte laden');
    await alert().getByText('Standort konnte nicht gefunden werden', { exact: true }).waitFor();
    expect(askedOf('/tile.svg')).toEqual([]);
  }, 30_000);

  it.each([
    ['the server has no key', { status: 200, json: { apiKey: null, scriptUrl: 'https://x.example' } }, 1],
    ['the key cannot be had', { status: 503, json: {} }, 3],
  ])(
    'says that it failed when %s, and asks Google nothing',
    async (_, answer, times) => {
      let calls = 0;
      await page.route('**/api/maps/key', (route) => {
        calls += 1;
        return route.fulfill(answer);
      });
      await openOffer();
      await click('Karte laden');
      await alert().getByText('Fehler beim Laden der Karte', { exact: true }).waitFor();
      expect(calls).toBe(times);
      expect(stub.asked).toEqual([]);
      expect(visitor.thirdParties).toEqual([]);
    },
    30_000,
  );

  it('says after three scripts of 15 s each that it failed, and comes when it is tried again', async () => {
    stub.script = 'hangs';
    await page.clock.install();
    await openOffer();
    await click('Karte laden');
    for (let attempt = 1; attempt <= 3; attempt++) {
      await scriptsAsked(attempt);
      await page.getByText('Karte wird geladen...').waitFor();
      await page.clock.fastForward(15_000);
      await page.waitForFunction(() => !document.querySelector('script[src*="/maps/api/js"]'));
      if (attempt < 3) await page.clock.fastForward(1_500);
    }
    await alert().getByText('Fehler beim Laden der Karte', { exact: true }).waitFor();
    stub.script = 'comes';
    await click('Erneut versuchen');
    await mapShows(/^Karte: /, townMap);
    await scriptsAsked(4);
  }, 30_000);
});

describe('the map of /kontakt', () => {
  it('keeps the card beside a map that failed, and then shows the city that was asked for', async () => {
    await page.route('**/api/maps/key', (route) => route.abort());
    await page.goto('/kontakt?stadt=berlin');
    await click('Karte laden');
    await alert().getByText('Fehler beim Laden der Karte', { exact: true }).waitFor();
    const card = page.getByRole('region', { name: 'So erreichen Sie uns' });
    expect(await card.getByText('Samstag').isVisible()).toBe(true);

    await page.unroute('**/api/maps/key');
    await click('Erneut versuchen');
    await mapShows('Karte von Berlin', 'Mitte 52.52, 13.405; Zoom 12');
    expect(await card.getByText('Samstag').isVisible()).toBe(true);
    await page.goto('/kontakt');
    await page
      .getByRole('region', { name: 'Karte von Hamburg' })
      .getByText('Mitte 53.5611, 10.01; Zoom 12')
      .waitFor();
  }, 30_000);
});

describe('the map of the funnel', () => {
  beforeEach(async () => {
    await page.goto('/bewertung');
    for (const name of ['Haus', 'Reihenhaus', 'Weiter', 'Weiter']) await click(name);
    await page.getByText('Ich plane einen Verkauf').click();
    await click('Weiter');
    await page.getByRole('heading', { name: 'Wo steht Ihr Haus?' }).waitFor();
    expect(stub.asked).toEqual([]);
  });

  const fields = ['Straße', 'Hausnummer', 'Postleitzahl', 'Ort'].map(beginningWith);
  const street = ['Am Sande', '3', '21335', 'Lüneburg'];

  it('asks for the address by hand when it cannot be loaded, and the funnel goes on', async () => {
    stub.script = 'fails';
    await click('Karte laden');
    await alert().getByText('Karte konnte nicht geladen werden', { exact: true }).waitFor();
    await alert()
      .getByText('Fehler beim Laden der Karte. Bitte füllen Sie die Felder von Hand aus.', { exact: true })
      .waitFor();
    await scriptsAsked(3);
    for (const [index, field] of fields.entries()) await page.getByLabel(field).fill(street[index] ?? '');
    await click('Bewertung berechnen');
    await page.getByRole('heading', { name: 'Wir stellen Ihre Bewertung zusammen' }).waitFor();
  }, 30_000);

  it('offers addresses in Germany only, fills in the chosen one and goes there', async () => {
    await click('Karte laden');
    await mapShows('Karte', 'Mitte 53.5511, 9.9937; Zoom 13');
    await page.getByPlaceholder('Adresse suchen').fill('am sande');
    const suggestions = page.getByRole('button', { name: /^Am Sande/ });
    await suggestions.first().waitFor();
    expect(await suggestions.allInnerTexts()).toEqual([amSande.line]);
    await suggestions.click();
    await mapShows('Karte', 'Mitte 53.249, 10.411; Zoom 15; Kreis um 53.249, 10.411');
    expect(await Promise.all(fields.map((field) => page.getByLabel(field).inputValue()))).toEqual(street);
    expect(visitor.errors).toEqual([]);
    await click('Bewertung berechnen');
    await page.getByRole('heading', { name: 'Wir stellen Ihre Bewertung zusammen' }).waitFor();
  }, 30_000);

  it('finds an address that was filled in by hand, and only logs one that it does not find', async () => {
    await click('Karte laden');
    await mapShows('Karte', 'Mitte 53.5511, 9.9937; Zoom 13');
    const logged = page.waitForEvent('console', (message) => message.text().includes('Address not found'));
    const fill = async (values: readonly string[]) => {
      for (const [index, field] of fields.entries()) await page.getByLabel(field).fill(values[index] ?? '');
    };
    await fill(['Nirgendweg', ...street.slice(1)]);
    await logged;
    expect(await alert().count()).toBe(0);
    await fill(street);
    await mapShows('Karte', 'Mitte 53.249, 10.411; Zoom 15; Kreis um 53.249, 10.411');
    expect(askedOf('/geocode').at(-1)).toBe('/geocode?address=Am Sande 3, 21335 Lüneburg, Germany');
  }, 30_000);
});
