import { type Locator } from '@playwright/test';
import { releasedOrder } from '@estate/test-kit/released-order';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll, expectNoViolations, visitorRules } from '../site/axe.ts';
import { visit } from '../site/browser.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor } from '../site/mailbox.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importStock } from '../site/stock.ts';
import { openPlainForm, visitWithout } from './plain-forms.ts';

const button = 'zahlungspflichtig beauftragen';

async function put(site: TestSite, path: string, body: object): Promise<void> {
  const answer = await fetch(`${site.url}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

interface Ordered {
  id: number;
  path: string;
}

/** Publishes released texts, and switches the order of the first property on that lacks nothing else. */
async function offerOrder(site: TestSite): Promise<Ordered> {
  const section = '/api/admin/content/broker-order';
  await put(site, `${section}/draft`, { words: releasedOrder()['broker-order'], revision: 0, version: 0 });
  await site.staff(`${section}/publication`, { revision: 1, at: null });
  const { items } = await site.staff<{ items: { id: number }[] }>('/api/properties?deal=buy&page_size=24');
  await expect
    .poll(async () => {
      const state = await site.staff<{ obstacles: string[] }>(`/api/admin/properties/${items[0]?.id}/order`);
      return state.obstacles;
    })
    .not.toContain('not-offered');
  for (const { id } of items) {
    const { obstacles } = await site.staff<{ obstacles: string[] }>(`/api/admin/properties/${id}/order`);
    if (obstacles.join() !== 'switched-off') continue;
    await put(site, `/api/admin/properties/${id}/order`, { is_on: true });
    const answer = await fetch(`${site.url}/immobilie/x-${id}`);
    return { id, path: new URL(answer.url).pathname };
  }
  throw new Error('no property can be ordered');
}

async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Vorname').fill('Ada');
  await form.getByLabel('Nachname').fill('Lovelace');
  await form.getByLabel('E-Mail').fill(email);
  for (const box of await form.getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
}

/** One order is stored. Without a script it is doubted, so no contract is made before staff looked at it (decision 3). */
async function expectStored(site: TestSite, { id }: Ordered, email: string, suspicion: string | null) {
  const leads = await leadsWith(site, 'email', email);
  expect(leads).toMatchObject([
    { kind: 'order', suspicion, form: { propertyId: id, startEarly: true, loseRight: true } },
  ]);
}

/** One mail confirms the order with all texts and the exposé. */
async function expectConfirmed(site: TestSite, email: string): Promise<void> {
  const [mail, ...others] = await mailsFor(site, email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Auftragsbestätigung und Exposé: /);
  expect(mail?.text).toContain('MUSTER-WIDERRUFSFORMULAR');
  expect(mail?.text).toMatch(/Das sind: [\d.]+,\d\d\s€ inkl\. MwSt\./);
  expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
}

test('a property is ordered with and without a script once the agency offers it, and all others keep the enquiry', async ({
  browser,
}) => {
  // A separate site, because the published words of the order stand in every page.
  const site = await startSite();
  try {
    await importStock(site);
    const property = await offerOrder(site);

    const { page, context } = await visit(browser, site.url);
    await page.goto(property.path);
    const form = page.getByRole('form', { name: 'Exposé beauftragen' });
    await expect(form.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Exposé anfordern' })).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoViolations(page, visitorRules);
    await expectNoSidewaysScroll(page, [320, 1440]);
    await fill(form, 'auftrag-1@example.org');
    await form.getByRole('button', { name: button }).dblclick();
    await expect(page.getByRole('group', { name: 'Gesendet' })).toBeVisible();
    await expectStored(site, property, 'auftrag-1@example.org', null);
    await expectConfirmed(site, 'auftrag-1@example.org');

    const plain = await visitWithout(browser, site.url);
    const plainForm = plain.page.getByRole('form', { name: 'Exposé beauftragen' });
    await openPlainForm(plain.page, property.path, plainForm);
    await fill(plainForm, 'auftrag-2@example.org');
    await plainForm.getByRole('button', { name: button }).click();
    await expect(plain.page).toHaveURL(/\/danke\?formular=auftrag/);
    await expectStored(site, property, 'auftrag-2@example.org', 'Rechenaufgabe fehlt');

    // Switched off while the page without a script is open: refused in words, and the page has the enquiry again.
    await openPlainForm(plain.page, property.path, plainForm);
    await fill(plainForm, 'auftrag-3@example.org');
    await put(site, `/api/admin/properties/${property.id}/order`, { is_on: false });
    await plainForm.getByRole('button', { name: button }).click();
    await expect(plain.page.getByText('Sie haben keinen Auftrag erteilt')).toBeVisible();
    await expect(plain.page.getByRole('button', { name: button })).toHaveCount(0);
    await openPlainForm(
      plain.page,
      property.path,
      plain.page.getByRole('form', { name: 'Exposé anfordern' }),
    );
    await plain.context.close();
    await context.close();
  } finally {
    await site.stop();
  }
});
