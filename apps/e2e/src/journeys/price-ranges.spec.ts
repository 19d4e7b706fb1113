import { type Browser, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../site/axe.ts';
import { beginningWith, desktop, phone, visit } from '../site/browser.ts';
import { leadsWith } from '../site/leads.ts';
import { type TestSite } from '../site/start-site.ts';
import { consentKey, type FormStory } from './form-stories.ts';
import { fieldOf, openPlainForm, submitPlainForm, visitWithout } from './plain-forms.ts';

/** A home that an owner asks about, in the words of the page. */
interface Home {
  readonly type: string;
  readonly kind: string;
  readonly question: string;
  /** Numbers by the label of their field. */
  readonly numbers?: Readonly<Record<string, string>>;
  /** The condition is chosen by cards in the funnel, and by a list in the plain form. */
  readonly condition?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly rent?: string;
  readonly district?: string;
  readonly place?: readonly [postalCode: string, city: string];
  readonly shows: RegExp;
}

const free = { 'Vermietet oder frei': 'Frei oder selbst bewohnt' };
const flat = {
  type: 'Wohnung',
  kind: 'Etagenwohnung',
  question: 'Wo liegt Ihre Wohnung?',
  condition: 'Gut erhalten',
};
const house = {
  type: 'Haus',
  kind: 'Einfamilienhaus',
  question: 'Wo steht Ihr Haus?',
  condition: 'Gut erhalten',
};

const homes: Readonly<Record<string, Home>> = {
  'a flat in Barmbek-Nord': {
    ...flat,
    numbers: { Baujahr: '1960', Wohnfläche: '70' },
    choices: free,
    district: 'Barmbek-Nord',
    shows: /Durchschnitt der Verkäufe in Barmbek-Nord, 2024\. Quelle/,
  },
  'a house in Volksdorf': {
    ...house,
    numbers: { Baujahr: '1985', Wohnfläche: '140' },
    choices: { 'Wohnungen im Haus': 'Eine' },
    district: 'Volksdorf',
    shows: /Durchschnitt der Verkäufe in Volksdorf, 2024\. Quelle/,
  },
  'a let flat': {
    ...flat,
    numbers: { Baujahr: '1960', Wohnfläche: '70' },
    choices: { 'Vermietet oder frei': 'Vermietet' },
    rent: '900',
    district: 'Barmbek-Nord',
    shows: /Vermietet: −\s\d+\s%/,
  },
  'a plot': {
    type: 'Grundstück',
    kind: 'Baugrundstück',
    question: 'Wo liegt Ihr Grundstück?',
    numbers: { Grundstück: '700' },
    choices: { 'Grund und Boden': 'Eigentum' },
    district: 'Volksdorf',
    shows: /Durchschnitt der Grundstücksverkäufe in Volksdorf, 2024/,
  },
  'a flat in a district without data': {
    ...flat,
    numbers: { Wohnfläche: '70' },
    district: 'Billwerder',
    shows: /Für diesen Stadtteil gibt es zu wenige Verkäufe und keinen veröffentlichten Durchschnittspreis/,
  },
  'a house in Lüneburg': {
    ...house,
    numbers: { Wohnfläche: '140' },
    place: ['21335', 'Lüneburg'],
    shows: /Für diesen Ort liegen uns keine Vergleichsdaten vor/,
  },
};

const hamburg = ['22307', 'Hamburg'] as const;
const questionnaire = { label: 'Fragebogen zur Preisspanne', submit: 'Preisspanne berechnen' };
const contact = { label: 'Kontaktdaten', submit: 'Bewertung anfordern' } as FormStory;

async function showsRange(page: Page, { shows, ...home }: Home) {
  await expect(page.getByText(shows).first()).toBeVisible();
  if (home.district && home.district !== 'Billwerder')
    await expect(page.getByText(/\d{3}\.000 bis [\d.]+\s€/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ihre Ansprechperson' })).toBeVisible();
  await expectNoSidewaysScroll(page, [page.viewportSize()?.width ?? 0]);
}

const plainForm = (page: Page) => page.getByRole('form', { name: questionnaire.label });

async function askPlainly(page: Page, home: Home) {
  const form = plainForm(page);
  await openPlainForm(page, '/bewertung', form);
  await form.getByLabel('Art', { exact: true }).selectOption(`${home.type}: ${home.kind}`);
  for (const [label, value] of Object.entries(home.numbers ?? {}))
    await form.getByLabel(beginningWith(label)).fill(value);
  for (const [label, value] of Object.entries({
    ...home.choices,
    ...(home.condition ? { Zustand: home.condition } : {}),
    ...(home.district ? { 'Stadtteil in Hamburg': home.district } : {}),
  }))
    await form.getByLabel(beginningWith(label)).selectOption(value);
  if (home.rent) await form.getByLabel(beginningWith('Nettokaltmiete')).fill(home.rent);
  const [postalCode, city] = home.place ?? hamburg;
  await form.getByLabel('Postleitzahl').fill(postalCode);
  await form.getByLabel(beginningWith('Ort')).fill(city);
  await submitPlainForm(form, questionnaire as FormStory);
  await expect(page).toHaveURL(/\/bewertung\/preisspanne\//);
}

async function askInSteps(page: Page, home: Home) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/bewertung');
  await press(home.type);
  await press(home.kind);
  for (const [label, value] of Object.entries(home.numbers ?? {}))
    await page.getByRole('textbox', { name: beginningWith(label) }).fill(value);
  await press('Weiter');
  if (home.condition) await page.getByText(home.condition, { exact: true }).click();
  for (const [label, value] of Object.entries(home.choices ?? {}))
    await page.getByLabel(beginningWith(label)).selectOption(value);
  if (home.rent) await page.getByLabel(beginningWith('Nettokaltmiete')).fill(home.rent);
  await press('Weiter');
  await page.getByText('Ich habe die Immobilie geerbt').click();
  await press('Weiter');
  await expect(page.getByRole('heading', { name: home.question })).toBeVisible();
  const [postalCode, city] = home.place ?? hamburg;
  for (const [label, value] of Object.entries({
    Straße: 'Am Wall',
    Hausnummer: '7',
    Postleitzahl: postalCode,
    Ort: city,
  }))
    await page.getByLabel(beginningWith(label)).fill(value);
  if (home.district) await page.getByLabel('Stadtteil', { exact: true }).selectOption(home.district);
  await press('Bewertung berechnen');
  await expect(page.getByRole('heading', { name: 'Genauer und kostenlos vor Ort' })).toBeVisible();
}

async function withScript(browser: Browser, site: TestSite, viewport: typeof phone, address: string) {
  const visitor = await visit(browser, site.url, { viewport });
  // The forms of all journeys are limited per address.
  await visitor.context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return visitor;
}

for (const viewport of [phone, desktop]) {
  test(`without a script, each home gets its price range or the reason at ${viewport.width} px`, async ({
    browser,
    site,
  }) => {
    const { context, page } = await visitWithout(browser, site.url);
    await page.setViewportSize(viewport);
    for (const [name, home] of Object.entries(homes))
      await test.step(name, async () => {
        await askPlainly(page, home);
        await showsRange(page, home);
      });
    await context.close();
  });

  test(`in the funnel, each home gets its price range or the reason at ${viewport.width} px`, async ({
    browser,
    site,
  }) => {
    for (const [name, home] of Object.entries(homes))
      await test.step(name, async () => {
        const { context, page, errors } = await withScript(
          browser,
          site,
          viewport,
          `10.32.0.${viewport.width % 251}`,
        );
        await askInSteps(page, home);
        await showsRange(page, home);
        expect(errors).toEqual([]);
        await context.close();
      });
  });
}

test(
  'without a script, a questionnaire comes back with its errors, the district is chosen after it, and the valuation is sent from the price range',
  { tag: '@main' },
  async ({ browser, site }) => {
    const { context, page } = await visitWithout(browser, site.url);
    const form = plainForm(page);
    await openPlainForm(page, '/bewertung', form);
    await form.getByLabel('Art', { exact: true }).selectOption('Grundstück: Baugrundstück');
    await form.getByLabel(beginningWith('Grundstück')).fill('groß');
    await submitPlainForm(form, questionnaire as FormStory);
    await expect(form.getByLabel(beginningWith('Grundstück'))).toHaveAccessibleDescription(/ganze Zahl/);
    await expect(form.getByLabel(beginningWith('Grundstück'))).toHaveValue('groß');
    await expect(form.getByLabel('Art', { exact: true })).toHaveValue('baugrundstueck');
    await form.getByLabel(beginningWith('Grundstück')).fill('700');
    await submitPlainForm(form, questionnaire as FormStory);

    await expect(page.getByText('In welchem Stadtteil liegt Ihre Immobilie?')).toBeVisible();
    await page.getByLabel('Stadtteil', { exact: true }).selectOption('Volksdorf');
    await page.getByRole('button', { name: questionnaire.submit }).click();
    await expect(page.getByText('Baugrundstück in Volksdorf, 700 m²')).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const person = page.getByRole('form', { name: contact.label });
    await submitPlainForm(person, contact);
    await expect(person.getByText('Nachname ist erforderlich')).toBeVisible();
    await expect(page.getByText('Baugrundstück in Volksdorf, 700 m²')).toBeVisible();
    for (const [label, value] of Object.entries({
      Straße: 'Im Alten Dorfe',
      Hausnummer: '7',
      Postleitzahl: '22359',
      Ort: 'Hamburg',
      Nachname: 'Hopper',
      'E-Mail': 'grundstueck@example.org',
    }))
      await fieldOf(person, label).fill(value);
    await person.getByRole('radio', { name: 'Immobilie geerbt' }).check();
    await fieldOf(person, consentKey).check();
    await submitPlainForm(person, contact);
    await expect(page).toHaveURL(/\/danke\?formular=bewertung/);
    const [lead] = await leadsWith(site, 'email', 'grundstueck@example.org');
    expect(lead?.form).toMatchObject({
      property_type: 'grundstueck',
      property_subtype: 'baugrundstueck',
      plot_area: 700,
      district: 'Volksdorf',
      price_range_id: id,
      evaluation_purpose: 'immobilie-geerbt',
    });
    await context.close();
  },
);
