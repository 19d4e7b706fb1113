import { type Browser, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { beginningWith, type Visit, visit } from '../site/browser.ts';
import { errorAt } from '../site/form-errors.ts';
import { leadsWith } from '../site/leads.ts';
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
const submit = (form: Locator, story: FormStory) => form.getByRole('button', { name: story.submit }).click();

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
      await page.goto(story.path.replace('{slug}', stock.offered.slug));
      form = formOf(page, story);
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
      expect(await leadsWith(site, 'email', email)).toHaveLength(1);
      const other = await visit(browser, site.url);
      await other.page.goto(path);
      const written = formOf(other.page, story);
      await fill(written, story.values);
      await submit(written, story);
      await expect(other.page.getByRole('region', { name: 'Meldungen' })).toContainText(text);
      await other.context.close();
      const [plain, scripted] = await leadsWith(site, 'email', email);
      expect(plain?.form).toEqual(scripted?.form);
      expect(plain?.kind).toBe(scripted?.kind);
      expect(plain?.consent).toEqual({ ...scripted?.consent, at: expect.any(Date) });
      expect(plain?.suspicion).toBe('Rechenaufgabe fehlt');
    });
  });
}

const [, search] = formStories as [FormStory, FormStory];

test('the same form sent twice without a script is one lead', async ({ browser, site }) => {
  const { context, page } = await visitWithout(browser, site.url);
  const values = { ...search.values, 'E-Mail': 'zweimal@example.org' };
  for (let time = 0; time < 2; time += 1) {
    await page.goto(search.path);
    await fill(formOf(page, search), values);
    await submit(formOf(page, search), search);
    await expect(page).toHaveURL(/\/danke\?/);
  }
  expect(await leadsWith(site, 'email', 'zweimal@example.org')).toHaveLength(1);
  await context.close();
});

test('a search is taken over into the search order without a script', async ({ browser, site }) => {
  const { context, page } = await visitWithout(browser, site.url);
  await page.goto('/suchauftrag?deal=rent&type=house&city=Hamburg&price_max=2000');
  const form = formOf(page, search);
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
  await page.goto(search.path);
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

test('the funnel leads to the contact form where no script runs', async ({ browser, site }) => {
  const { context, page } = await visitWithout(browser, site.url);
  await page.goto('/verkaufen');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }).click();
  await expect(page).toHaveURL(/\/kontakt#kontakt$/);
  await page.goto('/bewertung');
  await page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }).click();
  await expect(page.getByRole('form', { name: 'Kontaktformular' })).toBeInViewport();
  await context.close();
});
