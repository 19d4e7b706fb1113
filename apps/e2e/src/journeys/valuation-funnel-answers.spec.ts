import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { Funnel } from '../site/funnel.ts';

let page: Page;
let funnel: Funnel;

test.beforeEach(async ({ page: fresh }) => {
  page = fresh;
  funnel = await Funnel.open(page);
});

test.describe('the valuation funnel', () => {
  test('goes back step by step, forgets the subtype at the first, and from the end to the address', async () => {
    await funnel.click('Haus');
    await funnel.click('Reihenhaus');
    await funnel.isAt(3, 'Wie alt und wie groß ist Ihr Haus?');
    await expect(page.getByRole('group', { name: 'Etage' })).toHaveCount(0);
    await funnel.click('Zurück');
    await funnel.isAt(2, 'Was für ein Haus ist es?');
    await expect(funnel.button('Reihenhaus')).toHaveAttribute('aria-pressed', 'true');
    await funnel.click('Zurück');
    await funnel.isAt(1, 'Was möchten Sie bewerten?');
    await funnel.click('Haus');
    await expect(funnel.button('Reihenhaus')).toHaveAttribute('aria-pressed', 'false');
    await funnel.click('Zurück');
    await funnel.hurryToContact();
    await funnel.click('Zurück');
    await funnel.isAt(6, 'Wo steht Ihr Haus?');
    await expect(page.getByLabel('Straße')).toHaveValue('Isestraße');
  });

  test('keeps slider and field together and does not take what lies outside the limits', async () => {
    await funnel.click('Haus');
    await funnel.click('Reihenhaus');
    const field = page.getByRole('textbox', { name: 'Wohnfläche' });
    const slider = page.getByRole('slider', { name: 'Wohnfläche' });
    await field.fill('250');
    await expect(slider).toHaveValue('250');
    for (const refused of ['9', '801', '12,5', 'groß']) {
      await field.fill(refused);
      await expect(slider).toHaveValue('250');
    }
    await field.blur();
    await expect(page.getByText('Bitte eine ganze Zahl von 10 bis 800 eingeben.')).toBeVisible();
    await slider.fill('800');
    await expect(field).toHaveValue('800');
    await expect(slider).toHaveAttribute('aria-valuetext', '800+ m²');
    const rooms = page.getByRole('group', { name: 'Zimmer' });
    // At its limit the button stays in the tab order and does nothing.
    for (let press = 0; press < 4; press++)
      await rooms.getByRole('button', { name: 'Zimmer verringern' }).click({ force: true });
    await expect(rooms.getByRole('status')).toHaveText('1');
  });

  test('loses nothing when the page is left in the middle, and starts on /verkaufen where it was', async () => {
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
});

for (const [keyword, headline, start] of [
  ['wievielistmeinhauswert', 'Wie viel ist mein Haus wert?', 'Hauswert erfahren'],
  ['hauswertberechnen', 'Hauswert berechnen', 'Hauswert jetzt berechnen'],
  ['hauswertschaetzen', 'Hauswert schätzen lassen', 'Haus schätzen lassen'],
  ['immobilieschaetzen', 'Immobilie schätzen lassen', 'Immobilie jetzt schätzen'],
  ['etwas-anderes', 'Was ist Ihre Immobilie wert?', 'Jetzt kostenlos bewerten'],
] as const)
  test(`/bewertung?keyword=${keyword} greets with its own headline and its button leads to the funnel`, async () => {
    await page.goto(`/bewertung?keyword=${keyword}`);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await funnel.click(start);
    await expect(async () => {
      const box = await page.getByRole('progressbar', { name: 'Fortschritt der Bewertung' }).boundingBox();
      expect(box?.y).toBeLessThan(600);
      expect(box?.y).toBeGreaterThan(0);
    }).toPass();
  });
