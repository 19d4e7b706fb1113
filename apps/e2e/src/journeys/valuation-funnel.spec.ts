import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { Funnel } from '../site/funnel.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor } from '../site/mailbox.ts';

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
    'by keyboard the valuation funnel leads through all eight steps and stores the answers',
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
      await page.keyboard.type('alt');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Bitte geben Sie ein Baujahr von 1500 bis \d{4} ein/)).toBeVisible();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('1998');
      await funnel.tabTo('Etage verringern');
      for (let press = 0; press < 6; press++) await page.keyboard.press('Enter');
      await expect(page.getByText('2. Untergeschoss')).toBeVisible();
      await funnel.tabTo('Wohnfläche');
      await funnel.tabTo('Wohnfläche');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('85');
      await page.keyboard.press('Enter');

      await funnel.isAt(4, 'In welchem Zustand ist Ihre Wohnung?');
      await funnel.tabTo('Renovierungsbedürftig');
      await page.keyboard.press('ArrowDown');
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

      await funnel.passCalculation();
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
        property_condition: 'neu-renoviert',
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

  test('the valuation funnel keeps its answers when the visitor leaves the page, and continues on /verkaufen', async () => {
    await funnel.click('Wohnung');
    await funnel.click('Maisonette');
    await page.getByLabel('Baujahr').fill('1911');
    await funnel.click('Weiter');
    await page.getByText('Neu renoviert').click();
    await page.reload();
    await funnel.isAt(4, 'In welchem Zustand ist Ihre Wohnung?');
    await expect(page.getByRole('radio', { name: 'Neu renoviert' })).toBeChecked();
    await page.goto('/kontakt');
    await page.goto('/verkaufen');
    await funnel.isAt(4, 'In welchem Zustand ist Ihre Wohnung?');
    await funnel.click('Zurück');
    await expect(page.getByLabel('Baujahr')).toHaveValue('1911');
  });

  test('the button of /bewertung leads to the valuation funnel', async () => {
    await funnel.click('Jetzt kostenlos bewerten');
    await expect(async () => {
      const box = await page.getByRole('progressbar', { name: 'Fortschritt der Bewertung' }).boundingBox();
      expect(box?.y).toBeLessThan(600);
      expect(box?.y).toBeGreaterThan(0);
    }).toPass();
  });
});
