import { PublicProperty } from '@estate/contracts/catalog/public-property';
import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { beginningWith, type Visit } from '../site/browser.ts';
import { Funnel } from '../site/funnel.ts';
import { type MapsStub } from '../site/maps-stub.ts';

/** Two public properties, and the address text that the geocoder gets for their map. */
const offers: { path: string; town: string }[] = [];
let stub: MapsStub;
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

test.beforeAll(async ({ site, stock }) => {
  offers.length = 0;
  for (const { id, slug } of [stock.pictured, stock.offered]) {
    const property = PublicProperty.parse(await (await fetch(`${site.url}/api/properties/${id}`)).json());
    const town = `${property.zip_code} ${property.city}, ${property.country}`;
    offers.push({ path: `/immobilie/${slug}`, town });
  }
});

test.beforeEach(async ({ maps, visitor: current }) => {
  [stub, visitor, page] = [maps, current, current.page];
  Object.assign(stub, { requests: [], script: 'comes' });
  stub.places = [...offers.map(({ town }) => ({ line: town, ...townAt })), amSandeInVienna, amSande];
  await visitor.context.route(`${new URL(stub.scriptUrl).origin}/**`, (route) => route.continue());
});

const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = () => page.getByRole('main').getByRole('alert');
/** The map, once it shows `words`: the stub writes the content of each map as text. */
const mapShows = async (name: RegExp | string, words: string) => {
  const map = page.getByRole('region', { name, exact: true });
  await expect(map.getByText(words, { exact: true })).toBeVisible();
  const tile = map.getByAltText('Kachel');
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};
const requestsTo = (path: string) => stub.requests.filter((request) => request.startsWith(path));
const expectScriptRequests = (count: number) =>
  expect.poll(() => requestsTo('/maps/api/js').length).toBe(count);
const openOffer = (number = 0) => page.goto(offers[number]?.path ?? '');

test.describe('the map of a property', () => {
  test('the Google map of a property loads after one click with the town circled at zoom 13, and without a click on the next page [V-9.18]', async () => {
    await openOffer();
    const offer = page.getByRole('button', { name: 'Karte laden' });
    await offer.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(stub.requests).toEqual([]);
    await offer.click();
    await mapShows(/^Karte: /, townMap);
    expect(stub.requests[0]).toContain('?key=key-of-the-journey&');
    expect(requestsTo('/geocode')).toEqual([`/geocode?address=${offers[0]?.town}`]);

    await openOffer(1);
    await mapShows(/^Karte: /, townMap);
    expect(requestsTo('/geocode').at(-1)).toBe(`/geocode?address=${offers[1]?.town}`);
    expect(visitor.errors).toEqual([]);
    expect(visitor.thirdParties).toEqual([]);

    page = await visitor.context.newPage();
    await openOffer();
    await expect(page.getByRole('button', { name: 'Karte laden' })).toBeVisible();
  });
});

test.describe('the map of /kontakt', () => {
  test('a map of /kontakt that fails to load leaves the contact card in place, and a retry shows the chosen city [V-2.71]', async () => {
    await page.route('**/api/maps/key', (route) => route.abort());
    await page.goto('/kontakt?stadt=berlin');
    await click('Karte laden');
    await expect(alert().getByText('Fehler beim Laden der Karte', { exact: true })).toBeVisible();
    const card = page.getByRole('region', { name: 'So erreichen Sie uns' });
    await expect(card.getByText('Samstag')).toBeVisible();

    await page.unroute('**/api/maps/key');
    await click('Erneut versuchen');
    await mapShows('Karte von Berlin', 'Mitte 52.52, 13.405; Zoom 12');
    await expect(card.getByText('Samstag')).toBeVisible();
    await page.goto('/kontakt');
    const hamburg = page.getByRole('region', { name: 'Karte von Hamburg' });
    await expect(hamburg.getByText('Mitte 53.5611, 10.01; Zoom 12')).toBeVisible();
  });
});

test.describe('the map of the funnel', () => {
  test.beforeEach(async () => {
    await page.goto('/bewertung');
    await new Funnel(page).hurryToAddress();
    expect(stub.requests).toEqual([]);
  });

  const fields = ['Straße', 'Hausnummer', 'Postleitzahl', 'Ort'].map(beginningWith);
  const street = ['Am Sande', '3', '21335', 'Lüneburg'];

  test('the valuation funnel offers fields for the address when Google Maps cannot be loaded', async () => {
    stub.script = 'fails';
    await click('Karte laden');
    await expect(alert().getByText('Karte konnte nicht geladen werden', { exact: true })).toBeVisible();
    await expect(
      alert().getByText('Fehler beim Laden der Karte. Bitte füllen Sie die Felder von Hand aus.', {
        exact: true,
      }),
    ).toBeVisible();
    await expectScriptRequests(3);
    for (const [index, field] of fields.entries()) await page.getByLabel(field).fill(street[index] ?? '');
    await click('Bewertung berechnen');
    await expect(page.getByRole('heading', { name: 'Wir berechnen Ihre Preisspanne' })).toBeVisible();
  });

  test('the valuation funnel suggests addresses in Germany only, fills in the chosen one and moves the map to it', async () => {
    await click('Karte laden');
    await mapShows('Karte', 'Mitte 53.5511, 9.9937; Zoom 13');
    await page.getByPlaceholder('Adresse suchen').fill('am sande');
    const suggestions = page.getByRole('button', { name: /^Am Sande/ });
    await expect(suggestions).toHaveText([amSande.line]);
    await suggestions.click();
    await mapShows('Karte', 'Mitte 53.249, 10.411; Zoom 15; Kreis um 53.249, 10.411');
    for (const [index, field] of fields.entries())
      await expect(page.getByLabel(field)).toHaveValue(street[index] ?? '');
    expect(visitor.errors).toEqual([]);
    await click('Bewertung berechnen');
    await expect(page.getByRole('heading', { name: 'Wir berechnen Ihre Preisspanne' })).toBeVisible();
  });
});
