import { EventEmitter, once } from 'node:events';
import { expect, test } from '../journey.ts';
import { visit } from '../site/browser.ts';
import { untilHydrated } from '../site/hydration.ts';
import { leadsWith } from '../site/leads.ts';
import { openRendered } from '../site/server-rendering.ts';
import { consentKey, searchOrderForm as search } from './form-stories.ts';
import { fieldOf, formOf, openPlainForm, submitPlainForm, visitWithout } from './plain-forms.ts';

test('without a script the search order names the filters of the list and keeps them through an error', async ({
  browser,
  site,
}) => {
  const { context, page } = await visitWithout(browser, site.url);
  const form = formOf(page, search);
  await openPlainForm(page, '/suchauftrag?deal=rent&type=house&city=Hamburg&price_max=2000', form);
  await expect(form.getByRole('note')).toContainText('Häuser zur Miete in Hamburg');
  await expect(form.getByRole('group', { name: 'Objektart' })).toHaveCount(0);
  await submitPlainForm(form, search);
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByRole('note')).toContainText('Häuser zur Miete in Hamburg');
  await fieldOf(form, 'Vorname').fill('Edith');
  await fieldOf(form, 'Nachname').fill('Clarke');
  await fieldOf(form, 'E-Mail').fill('plan@example.org');
  await fieldOf(form, consentKey).check();
  await submitPlainForm(form, search);
  await expect(page.getByText(search.success[0]).first()).toBeVisible();
  expect((await leadsWith(site, 'email', 'plan@example.org'))[0]?.form).toMatchObject({
    filter: 'city=Hamburg&deal=rent&price_max=2000&type=house',
    location: 'Hamburg',
    buyOrRent: 'rent',
  });
  await context.close();
});

test('form fields that are filled in before the script is loaded keep their values and can be sent', async ({
  browser,
  site,
}) => {
  const { context, page, errors } = await visit(browser, site.url);
  const scripts = new EventEmitter();
  const held = once(scripts, 'let through');
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
  await opened(openRendered(page, '/suchauftrag'));
  await form.getByRole('radio', { name: 'Haus' }).check();
  await text('Vorname').fill('Grace');
  await opened(form.getByRole('button', { name: search.submit }).press('Enter'));
  await page.waitForURL(/\/api\/search-requests/, { waitUntil: 'commit' });
  await expect(form.getByRole('alert')).toBeVisible();

  await form.getByRole('radio', { name: 'Kaufen' }).check();
  await text('Nachname').fill('Hopper');
  await text(consentKey).check();
  scripts.emit('let through');
  // After hydration the URL is that of the page, and the price field has the unit of the chosen kind of deal.
  await expect(page).toHaveURL(/\/suchauftrag#formular-search$/);
  await untilHydrated(page);
  await expect(form.getByLabel('Preis ab (€) (optional)')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Kaufen' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Haus' })).toBeChecked();
  await expect(text('Vorname')).toHaveValue('Grace');
  await expect(text('Nachname')).toHaveValue('Hopper');
  await expect(text(consentKey)).toBeChecked();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3);

  await text('E-Mail').fill('frueh@example.org');
  await text('Telefon, wenn wir Sie anrufen dürfen').fill('040 123456');
  await submitPlainForm(form, search);
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(search.success[0]);
  await page.getByRole('button', { name: 'Weiteres senden' }).click();
  for (const label of ['Vorname', 'Nachname', 'E-Mail']) await expect(text(label)).toHaveValue('');
  await expect(text(consentKey)).not.toBeChecked();
  expect((await leadsWith(site, 'email', 'frueh@example.org'))[0]?.form).toMatchObject({
    firstName: 'Grace',
    lastName: 'Hopper',
    buyOrRent: 'buy',
    propertyType: 'house',
  });
  // The browser logs the status of the refused form.
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  await context.close();
});

test('the valuation funnel links to the contact form if no script runs', async ({ browser, site }) => {
  const { context, page } = await visitWithout(browser, site.url);
  await openPlainForm(page, '/verkaufen', page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }));
  await expect(page.getByRole('radio', { name: /Haus|Wohnung/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }).click();
  await expect(page).toHaveURL(/\/kontakt#kontakt$/);
  await openPlainForm(page, '/bewertung', page.getByRole('form', { name: 'Kontaktformular' }));
  await page.getByRole('link', { name: 'Schreiben Sie uns stattdessen' }).click();
  await expect(page.getByRole('form', { name: 'Kontaktformular' })).toBeInViewport();
  await context.close();
});
