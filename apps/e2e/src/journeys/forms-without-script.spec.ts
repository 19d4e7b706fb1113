import { type Browser, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { beginningWith, type Visit, visit } from '../site/browser.ts';
import { errorAt } from '../site/form-errors.ts';
import { leadsWith, type StoredLead } from '../site/leads.ts';
import { untilReadiness } from '../site/readiness.ts';
import { consent, formStories, type FormStory, head } from './form-stories.ts';

let visitors = 0;

/** A visitor with an address of their own, because forms are limited by address. */
async function visitWithout(browser: Browser, url: string): Promise<Visit & { address: string }> {
  const visitor = await visit(browser, url, { javaScriptEnabled: false });
  visitors += 1;
  const address = `10.31.0.${visitors}`;
  await visitor.context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return { ...visitor, address };
}

const formOf = (page: Page, { label }: FormStory) => page.getByRole('form', { name: label });
const fieldOf = (form: Locator, label: string) =>
  label === consent ? form.getByRole('checkbox') : form.getByLabel(beginningWith(label));
/** Opens a page with a form; the first rendering of a page may miss its deadline, and then the page is the empty shell. */
async function open(page: Page, path: string, form: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(form).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Sends the form, and again from the plain page that stands in where the page itself missed its deadline. */
async function submit(form: Locator, { submit: name }: FormStory): Promise<void> {
  const plain = form.page().getByRole('heading', { name: 'Ihre Angaben wurden noch nicht gesendet' });
  await form.getByRole('button', { name }).click();
  for (let time = 0; time < 3 && (await plain.isVisible()); time += 1) {
    await form.getByRole('button', { name }).click();
  }
}

async function fill(form: Locator, values: FormStory['values']): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(form, label).fill(value);
  await fieldOf(form, consent).check();
}

async function keeps(form: Locator, values: FormStory['values']): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(fieldOf(form, label)).toHaveValue(value);
  await expect(fieldOf(form, consent)).toBeChecked();
}

for (const story of formStories) {
  test.describe.serial(`without a script, the ${story.name}`, () => {
    let visitor: Visit;
    let page: Page;
    let form: Locator;

    test.beforeAll(async ({ browser, site, stock }) => {
      visitor = await visitWithout(browser, site.url);
      page = visitor.page;
      form = formOf(page, story);
      await open(page, story.path.replace('{slug}', stock.offered.slug), form);
    });
    test.afterAll(() => visitor.context.close());

    test('says at each field what is missing, with a link to each', async () => {
      await submit(form, story);
      await expect(form).toBeInViewport();
      for (const [label, text] of story.missing) {
        if (label === head) await expect(form.getByRole('alert')).toHaveText(text);
        else {
          expect(await errorAt(fieldOf(form, label))).toBe(text);
          await expect(fieldOf(form, label)).toHaveAttribute('aria-invalid', 'true');
        }
      }
      const faulty = form.locator('[aria-invalid=true]');
      const links = form.getByRole('list', { name: 'Fehlerhafte Angaben' }).getByRole('link');
      await expect(links).toHaveCount(await faulty.count());
      await expect(links.last()).toHaveText('Einwilligung');
      const first = await faulty.first().getAttribute('id');
      await expect(links.first()).toHaveAttribute('href', `#${first}`);
    });

    test('says in words which values it refuses, and keeps the others', async () => {
      await fill(form, story.values);
      for (const [label, value, text] of story.refused) {
        await fieldOf(form, label).fill(value);
        await submit(form, story);
        await expect.poll(() => errorAt(fieldOf(form, label))).toBe(text);
        await keeps(form, { ...story.values, [label]: value });
        await fieldOf(form, label).fill(story.values[label] ?? '');
      }
    });

    test('leads to a page of thanks, and the lead is the one that the app sends', async ({
      browser,
      site,
      stock,
    }) => {
      await submit(form, story);
      await expect(page).toHaveURL(/\/danke\?/);
      const [title, text] = story.success;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/^✅ /, ''));
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      const path = story.path.replace('{slug}', stock.offered.slug);
      await expect(page.getByRole('link', { name: 'Zurück zur vorigen Seite' })).toHaveAttribute(
        'href',
        path,
      );
      expect(visitor.thirdParties).toEqual([]);

      const email = story.values['E-Mail'] ?? '';
      const [plain, ...more] = await leadsWith(site, 'email', email);
      expect(more).toEqual([]);
      expect(plain?.suspicion).toBe('Rechenaufgabe fehlt');
      const other = await visit(browser, site.url);
      await other.page.goto(path);
      const written = formOf(other.page, story);
      await fill(written, story.values);
      await submit(written, story);
      await expect(other.page.getByRole('region', { name: 'Meldungen' })).toContainText(text);
      await other.context.close();
      const both = await leadsWith(site, 'email', email);
      const facts = ({ kind, form: sent, consent: { version, text: agreed } }: StoredLead) => [
        ...[kind, version, agreed],
        Object.entries(sent).sort(),
      ];
      expect(both).toHaveLength(2);
      expect(new Set(both.map((lead) => JSON.stringify(facts(lead)))).size).toBe(1);
    });
  });
}

const [, search] = formStories as [FormStory, FormStory];

test('the same form sent twice without a script is one lead', async ({ browser, site }) => {
  const { context, page } = await visitWithout(browser, site.url);
  const values = { ...search.values, 'E-Mail': 'zweimal@example.org' };
  for (let time = 0; time < 2; time += 1) {
    await open(page, search.path, formOf(page, search));
    await fill(formOf(page, search), values);
    await submit(formOf(page, search), search);
    await expect(page).toHaveURL(/\/danke\?/);
  }
  expect(await leadsWith(site, 'email', 'zweimal@example.org')).toHaveLength(1);
  await context.close();
});

test('a search is taken over into the search order without a script', async ({ browser, site }) => {
  const { context, page } = await visitWithout(browser, site.url);
  const form = formOf(page, search);
  await open(page, '/suchauftrag?deal=rent&type=house&city=Hamburg&price_max=2000', form);
  await expect(form.getByRole('radio', { name: 'Mieten' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Haus' })).toBeChecked();
  await expect(fieldOf(form, 'Ort')).toHaveValue('Hamburg');
  await expect(fieldOf(form, 'Preis bis')).toHaveValue('2.000');
  await form.getByRole('radio', { name: 'Wohnung' }).check();
  await submit(form, search);
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Mieten' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Wohnung' })).toBeChecked();
  await expect(fieldOf(form, 'Preis bis')).toHaveValue('2.000');
  await context.close();
});

test('over the limit, and while leads is away, a form without a script keeps what was typed', async ({
  browser,
  site,
}) => {
  const { context, page, address } = await visitWithout(browser, site.url);
  const form = formOf(page, search);
  const values = { ...search.values, 'E-Mail': 'spaeter@example.org' };
  await open(page, search.path, form);
  await fill(form, values);
  const leads = site.processes.get('leads');
  await leads?.kill();
  await submit(form, search);
  await expect(form.getByRole('alert')).toHaveText(search.failure[1], { timeout: 30_000 });
  await keeps(form, values);
  await leads?.start();
  await untilReadiness(site, 'bff', { status: 200, degraded: [] });

  for (let call = 0; call < 20; call += 1) {
    await fetch(site.url + search.api, { method: 'POST', headers: { 'x-forwarded-for': address } });
  }
  await submit(form, search);
  await expect(form.getByRole('alert')).toContainText('Zu viele Anfragen');
  await keeps(form, values);

  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '10.31.1.1' });
  await submit(form, search);
  await expect(page).toHaveURL(/\/danke\?/);
  expect(await leadsWith(site, 'email', 'spaeter@example.org')).toHaveLength(1);
  await context.close();
});

test('what is typed and chosen before the script comes stays, and can be sent by then', async ({
  browser,
  site,
}) => {
  const { context, page, errors } = await visit(browser, site.url);
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const form = formOf(page, search);
  const text = (label: string) => fieldOf(form, label);
  const opened = async (act: Promise<unknown>) => {
    await act;
    await form.waitFor();
  };
  await opened(page.goto('/suchauftrag?deal=rent&city=Hamburg', { waitUntil: 'commit' }));
  await form.getByRole('radio', { name: 'Haus' }).check();
  await text('Vorname').fill('Grace');
  await opened(form.getByRole('button', { name: search.submit }).click({ noWaitAfter: true }));
  await page.waitForURL(/\/api\/search-requests/, { waitUntil: 'commit' });
  await expect(form.getByRole('alert')).toBeVisible();

  await form.getByRole('radio', { name: 'Kaufen' }).check();
  await text('Nachname').fill('Hopper');
  await text(consent).check();
  letThrough();
  // The app shows the page's own address, and the unit of what was chosen.
  await expect(page).toHaveURL(/\/suchauftrag\?city=Hamburg&deal=rent#formular$/);
  await expect(form.getByLabel('Preis ab (€) (optional)')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Kaufen' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Haus' })).toBeChecked();
  await expect(text('Vorname')).toHaveValue('Grace');
  await expect(text('Nachname')).toHaveValue('Hopper');
  await expect(text(consent)).toBeChecked();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);

  await text('E-Mail').fill('frueh@example.org');
  await text('Telefon').fill('040 1');
  await submit(form, search);
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(search.success[0]);
  for (const label of ['Vorname', 'Nachname', 'E-Mail']) await expect(text(label)).toHaveValue('');
  await expect(text(consent)).not.toBeChecked();
  expect((await leadsWith(site, 'email', 'frueh@example.org'))[0]?.form).toMatchObject({
    ...{ firstName: 'Grace', lastName: 'Hopper', buyOrRent: 'buy', propertyType: 'house' },
  });
  // The browser tells of the refused form's status.
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  await context.close();
});

test('the funnel leads to the contact form where no script runs', async ({ browser, site }) => {
  const { context, page } = await visitWithout(browser, site.url);
  await open(page, '/verkaufen', page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }));
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }).click();
  await expect(page).toHaveURL(/\/kontakt#kontakt$/);
  await open(page, '/bewertung', page.getByRole('form', { name: 'Kontaktformular' }));
  await page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }).click();
  await expect(page.getByRole('form', { name: 'Kontaktformular' })).toBeInViewport();
  await context.close();
});
