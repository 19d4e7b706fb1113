import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { Funnel } from '../site/funnel.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor } from '../site/mailbox.ts';

const missing = 'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.';
const technical = 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.';
const network = 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';

let page: Page;
let funnel: Funnel;

test.beforeEach(async ({ page: fresh }) => {
  page = fresh;
  funnel = await Funnel.open(page);
});

const eventsSent = () =>
  page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event));

test.describe('the valuation funnel', () => {
  test(
    'leads through all eight steps by keyboard alone and stores what was answered',
    { tag: '@main' },
    async ({ site, visitor }) => {
      // Waits for the funnel's code, which loads after the first screen: this journey presses Tab faster than a visitor.
      await funnel.button('Wohnung').waitFor();
      await funnel.tabTo('Jetzt kostenlos bewerten');
      await page.keyboard.press('Enter');
      await funnel.tabTo('Wohnung');
      await page.keyboard.press('Enter');
      await funnel.isAt(2, 'Was für eine Wohnung ist es?');
      await funnel.tabTo('Loft');
      await page.keyboard.press('Enter');

      await funnel.isAt(3, 'Wie alt und wie groß ist Ihre Wohnung?');
      await funnel.tabTo('Baujahr');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Bitte geben Sie ein Baujahr von 1500 bis \d{4} ein/)).toBeVisible();
      await page.keyboard.type('1998');
      await funnel.tabTo('Etage verringern');
      for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
      await expect(page.getByText('2. Untergeschoss')).toBeVisible();
      await funnel.tabTo('Wohnfläche');
      await funnel.tabTo('Wohnfläche');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('85');
      await page.keyboard.press('Enter');

      await funnel.isAt(4, 'In welchem Zustand ist Ihre Wohnung?');
      await funnel.tabTo('Gut erhalten');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');

      await funnel.isAt(5, 'Warum möchten Sie den Wert wissen?');
      await funnel.tabTo('Weiter');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Bitte wählen Sie einen Anlass.')).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');

      await funnel.isAt(6, 'Wo liegt Ihre Wohnung?');
      await funnel.click('Adresse vervollständigen');
      await expect(page.getByText('Straße ist erforderlich')).toBeVisible();
      await expect(page.getByText('Bitte geben Sie eine fünfstellige Postleitzahl ein.')).toBeVisible();
      await funnel.fillAddress();
      await page.keyboard.press('Enter');

      await funnel.isAt(7, 'Wir stellen Ihre Bewertung zusammen');
      const status = page.getByRole('status').filter({ hasText: 'erledigt' });
      // From here on only the journey moves the clock, however long the machine takes.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      await expect(status).toContainText('0 von 3 erledigt');
      for (const said of ['1 von 3 erledigt', '2 von 3 erledigt', 'Alle Schritte sind erledigt'])
        await expect(async () => {
          await page.clock.fastForward(500);
          await expect(status).toContainText(said, { timeout: 100 });
        }).toPass();
      await page.clock.resume();
      await page.clock.fastForward(2_000);
      await funnel.isAt(8, 'Wer soll das Ergebnis erhalten?');
      // Waits for the form's code, which normally loads during the 14 seconds that this journey skips.
      await expect(page.getByRole('form', { name: 'Kontaktdaten' })).toBeVisible();
      await funnel.tabTo('Nachname');
      await page.keyboard.type('Lovelace');
      await funnel.tabTo('E-Mail');
      await page.keyboard.type('tastatur@example.org');
      await funnel.tabTo('Datenschutzerklärung gelesen');
      await page.keyboard.press('Space');
      await funnel.tabTo('Bewertung anfordern');
      // The spam defence marks forms filled in under three seconds as suspicious.
      await page.clock.fastForward(4_000);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible();

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
      await mailsFor(site, 'tastatur@example.org');
      expect(visitor.thirdParties).toEqual([]);
    },
  );

  test(
    'says what is missing at the end, keeps it through both failures, and then thanks',
    { tag: '@main' },
    async ({ site }) => {
      await funnel.hurryToContact();
      const form = page.getByRole('form', { name: 'Kontaktdaten' });
      const alert = form.getByRole('alert');
      const name = form.getByLabel('Nachname');
      const email = form.getByLabel('E-Mail');
      const send = async (says: string) => {
        await funnel.click('Bewertung anfordern');
        await expect(alert).toHaveText(says, { timeout: 20_000 });
      };
      await send(missing);
      await expect(form.getByText(/ist erforderlich$|^Sie müssen die Datenschutz/)).toHaveCount(3);

      await name.fill('Hopper');
      await email.fill('grace@example.org');
      await form.getByRole('checkbox').check();
      await page.route('**/api/valuations', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await send(technical);
      await page.unroute('**/api/valuations');
      await page.route('**/api/valuations', (route) => route.abort());
      await send(network);
      await page.unroute('**/api/valuations');
      await expect(name).toHaveValue('Hopper');
      await expect(email).toHaveValue('grace@example.org');
      await funnel.click('Bewertung anfordern');
      await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible();
      expect(await leadsWith(site, 'email', 'grace@example.org')).toHaveLength(1);
      const contact = page.getByRole('main').getByRole('link', { name: 'Kontakt aufnehmen' });
      await expect(contact.first()).toHaveAttribute('href', '/ueber-uns#kontakt');

      await funnel.click('Weitere Immobilie bewerten');
      await funnel.isAt(1, 'Was möchten Sie bewerten?');
      await funnel.click('Haus');
      await funnel.click('Einfamilienhaus');
      await expect(page.getByLabel('Baujahr')).toHaveValue('1970');
      await expect(page.getByRole('textbox', { name: 'Wohnfläche' })).toHaveValue('100');
      await expect(page.getByRole('textbox', { name: 'Garten / Balkon' })).toHaveValue('10');
    },
  );
});
