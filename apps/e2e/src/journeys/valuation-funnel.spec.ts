import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@estate/test-kit/wait';
import { type Browser, type Page } from 'playwright-core';
import { beginningWith, launchBrowser, visit, type Visit } from '../site/browser.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor } from '../site/mailbox.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

const missing = 'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.';
const technical = 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.';
const network = 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';

let site: TestSite;
let browser: Browser;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

beforeEach(async () => {
  visitor = await visit(browser, site.url);
  ({ page } = visitor);
  await page.clock.install();
  await page.goto('/bewertung');
});
afterEach(() => visitor.context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const click = (name: string) => button(name).click();
const step = async (number: number, question: string) => {
  await page.getByRole('heading', { name: question }).waitFor();
  const bar = page.getByRole('progressbar', { name: 'Fortschritt der Bewertung' });
  expect(await bar.getAttribute('aria-valuenow')).toBe(String(number));
};
/** Names of the focused control: its label, and for radios and boxes the label around them. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element?.matches('a, button, input')) return `<${element?.tagName ?? ''}>`;
    return [
      element.getAttribute('aria-label'),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.textContent,
    ]
      .filter(Boolean)
      .join(' ');
  });
/** Presses Tab until the control has the focus, as a visitor without a mouse does. */
const tabTo = async (name: string) => {
  const seen: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
    if (seen.at(-1)?.includes(name)) return;
  }
  throw new Error(`40 tabs did not lead to ${name}, but to ${seen.join(' | ')}`);
};
const fillAddress = async () => {
  for (const [label, value] of [
    ['Straße', 'Isestraße'],
    ['Hausnummer', '12'],
    ['Postleitzahl', '20144'],
    ['Ort', 'Hamburg'],
  ] as const)
    await page.getByLabel(beginningWith(label)).fill(value);
};
/** Answers the questions for a house with the fewest steps, up to the contact data. */
const hurryToContact = async () => {
  await click('Haus');
  await click('Reihenhaus');
  await click('Weiter');
  await click('Weiter');
  await page.getByText('Ich plane einen Verkauf').click();
  await click('Weiter');
  await fillAddress();
  await click('Bewertung berechnen');
  await step(7, 'Wir stellen Ihre Bewertung zusammen');
  for (const pause of [6_000, 3_000, 3_000, 2_000]) await page.clock.fastForward(pause);
  await step(8, 'Wer soll das Ergebnis erhalten?');
};
const eventsSent = () =>
  page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event));

describe('the valuation funnel', () => {
  it('leads through all eight steps by keyboard alone and stores what was answered', async () => {
    // Waits for the funnel's code, which loads after the first screen: this journey presses Tab faster than a visitor.
    await button('Wohnung').waitFor();
    await tabTo('Jetzt kostenlos bewerten');
    await page.keyboard.press('Enter');
    await tabTo('Wohnung');
    await page.keyboard.press('Enter');
    await step(2, 'Was für eine Wohnung ist es?');
    await tabTo('Loft');
    await page.keyboard.press('Enter');

    await step(3, 'Wie alt und wie groß ist Ihre Wohnung?');
    await tabTo('Baujahr');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.getByText('Bitte geben Sie das Baujahr als Zahl ein, zum Beispiel 1970.').waitFor();
    await page.keyboard.type('1998');
    await tabTo('Etage verringern');
    for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
    await page.getByText('2. Untergeschoss').waitFor();
    await tabTo('Wohnfläche');
    await tabTo('Wohnfläche');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('85');
    await page.keyboard.press('Enter');

    await step(4, 'In welchem Zustand ist Ihre Wohnung?');
    await tabTo('Gut erhalten');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await step(5, 'Warum möchten Sie den Wert wissen?');
    await tabTo('Weiter');
    await page.keyboard.press('Enter');
    await page.getByText('Bitte wählen Sie einen Anlass.').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await step(6, 'Wo liegt Ihre Wohnung?');
    await click('Adresse vervollständigen');
    await page.getByText('Bitte geben Sie die Straße ein.').waitFor();
    await page.getByText('Bitte geben Sie eine fünfstellige Postleitzahl ein.').waitFor();
    await fillAddress();
    await page.keyboard.press('Enter');

    await step(7, 'Wir stellen Ihre Bewertung zusammen');
    const status = page.getByRole('status').filter({ hasText: 'erledigt' });
    for (const [pause, said] of [
      [5_000, '0 von 3 erledigt'],
      [1_000, '1 von 3 erledigt'],
      [3_000, '2 von 3 erledigt'],
      [3_000, 'Alle Schritte sind erledigt'],
    ] as const) {
      await page.clock.fastForward(pause);
      await eventually(async () => expect(await status.innerText()).toContain(said));
    }
    await page.clock.fastForward(2_000);
    await step(8, 'Wer soll das Ergebnis erhalten?');
    // Waits for the form's code, which normally loads during the 14 seconds that this journey skips.
    await page.getByRole('form', { name: 'Kontaktdaten' }).waitFor();
    await tabTo('Nachname');
    await page.keyboard.type('Lovelace');
    await tabTo('E-Mail');
    await page.keyboard.type('tastatur@example.org');
    await tabTo('Datenschutzerklärung gelesen');
    await page.keyboard.press('Space');
    await tabTo('Bewertung anfordern');
    // The spam defence marks forms filled in under three seconds as suspicious.
    await page.clock.fastForward(4_000);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' }).waitFor();

    const [lead] = await leadsWith(site, 'email', 'tastatur@example.org');
    expect(lead?.form).toMatchObject({
      property_type: 'wohnung',
      property_subtype: 'studio',
      construction_year: 1998,
      floor: -2,
      living_area: 85,
      garden_balcony_area: 10,
      property_condition: 'neu-renoviert',
      property_quality: 'standard',
      address_postal_code: '20144',
      privacy_accepted: true,
    });
    expect(lead?.client_ip).toMatch(/\.0$|::/);
    expect(lead?.suspicion).toBeNull();
    expect(await eventsSent()).toEqual(['conversion_form_address_success', 'bewertungstool']);
    await mailsFor(site.mailboxUrl ?? '', 'tastatur@example.org');
    expect(visitor.thirdParties).toEqual([]);
  }, 90_000);

  it('says what is missing at the end, keeps it through both failures, and then thanks', async () => {
    await hurryToContact();
    const form = page.getByRole('form', { name: 'Kontaktdaten' });
    const alert = form.getByRole('alert');
    const name = form.getByLabel('Nachname');
    const email = form.getByLabel('E-Mail');
    const send = async (says: string) => {
      await click('Bewertung anfordern');
      await eventually(async () => expect(await alert.innerText()).toBe(says), { timeoutMs: 20_000 });
    };
    await send(missing);
    expect(await form.getByText('Pflichtfeld').count()).toBe(3);

    await name.fill('Hopper');
    await email.fill('grace@example.org');
    await form.getByRole('checkbox').check();
    await page.route('**/api/valuations', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await send(technical);
    await page.unroute('**/api/valuations');
    await page.route('**/api/valuations', (route) => route.abort());
    await send(network);
    await page.unroute('**/api/valuations');
    expect(await name.inputValue()).toBe('Hopper');
    expect(await email.inputValue()).toBe('grace@example.org');
    await click('Bewertung anfordern');
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' }).waitFor();
    expect(await leadsWith(site, 'email', 'grace@example.org')).toHaveLength(1);
    const contact = page.getByRole('main').getByRole('link', { name: 'Kontakt aufnehmen' });
    expect(await contact.first().getAttribute('href')).toBe('/ueber-uns#kontakt');

    await click('Weitere Immobilie bewerten');
    await step(1, 'Was möchten Sie bewerten?');
    await click('Haus');
    await click('Einfamilienhaus');
    expect(await page.getByLabel('Baujahr').inputValue()).toBe('1970');
    expect(await page.getByRole('textbox', { name: 'Wohnfläche' }).inputValue()).toBe('100');
    expect(await page.getByRole('textbox', { name: 'Garten / Balkon' }).inputValue()).toBe('10');
  }, 60_000);

  it('goes back step by step, forgets the subtype at the first, and from the end to the address', async () => {
    await click('Haus');
    await click('Reihenhaus');
    await step(3, 'Wie alt und wie groß ist Ihr Haus?');
    expect(await page.getByRole('group', { name: 'Etage' }).count()).toBe(0);
    await click('Zurück');
    await step(2, 'Was für ein Haus ist es?');
    expect(await button('Reihenhaus').getAttribute('aria-pressed')).toBe('true');
    await click('Zurück');
    await step(1, 'Was möchten Sie bewerten?');
    await click('Haus');
    expect(await button('Reihenhaus').getAttribute('aria-pressed')).toBe('false');
    await click('Zurück');
    await hurryToContact();
    await click('Zurück');
    await step(6, 'Wo steht Ihr Haus?');
    expect(await page.getByLabel('Straße').inputValue()).toBe('Isestraße');
  }, 60_000);

  it('keeps slider and field together and does not take what lies outside the limits', async () => {
    await click('Haus');
    await click('Reihenhaus');
    const field = page.getByRole('textbox', { name: 'Wohnfläche' });
    const slider = page.getByRole('slider', { name: 'Wohnfläche' });
    await field.fill('250');
    expect(await slider.inputValue()).toBe('250');
    for (const refused of ['9', '801', '12,5', 'groß']) {
      await field.fill(refused);
      expect(await slider.inputValue()).toBe('250');
    }
    await field.blur();
    await page
      .getByText('Bitte eine ganze Zahl von 10 bis 800. Bis dahin gilt der Regler: 250 m².')
      .waitFor();
    await slider.fill('800');
    expect(await field.inputValue()).toBe('800');
    expect(await slider.getAttribute('aria-valuetext')).toBe('800+ m²');
    const rooms = page.getByRole('group', { name: 'Zimmer' });
    // At its limit the button stays in the tab order and does nothing.
    for (let press = 0; press < 4; press++)
      await rooms.getByRole('button', { name: 'Zimmer verringern' }).click({ force: true });
    expect(await rooms.getByRole('status').innerText()).toBe('1');
  }, 30_000);

  it('loses nothing when the page is left in the middle, and starts on /verkaufen where it was', async () => {
    await click('Wohnung');
    await click('Maisonette');
    await page.getByLabel('Baujahr').fill('1911');
    await click('Weiter');
    await page.getByText('Neu renoviert').click();
    await page.reload();
    await step(4, 'In welchem Zustand ist Ihre Wohnung?');
    expect(await page.getByRole('radio', { name: 'Neu renoviert' }).isChecked()).toBe(true);
    await page.goto('/kontakt');
    await page.goto('/verkaufen');
    await step(4, 'In welchem Zustand ist Ihre Wohnung?');
    await click('Zurück');
    expect(await page.getByLabel('Baujahr').inputValue()).toBe('1911');
  }, 30_000);
});

it.each([
  ['wievielistmeinhauswert', 'Wie viel ist mein Haus wert?', 'Hauswert erfahren'],
  ['hauswertberechnen', 'Hauswert berechnen', 'Hauswert jetzt berechnen'],
  ['hauswertschaetzen', 'Hauswert schätzen lassen', 'Haus schätzen lassen'],
  ['immobilieschaetzen', 'Immobilie schätzen lassen', 'Immobilie jetzt schätzen'],
  ['etwas-anderes', 'Was ist Ihre Immobilie wert?', 'Jetzt kostenlos bewerten'],
])(
  '/bewertung?keyword=%s greets with its own headline and its button leads to the funnel',
  async (keyword, headline, start) => {
    await page.goto(`/bewertung?keyword=${keyword}`);
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    await click(start);
    await eventually(async () => {
      const box = await page.getByRole('progressbar', { name: 'Fortschritt der Bewertung' }).boundingBox();
      expect(box?.y).toBeLessThan(600);
      expect(box?.y).toBeGreaterThan(0);
    });
  },
  30_000,
);
