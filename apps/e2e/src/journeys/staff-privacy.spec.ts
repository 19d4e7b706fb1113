import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoViolations, isCleanAtAnyWidth } from '../site/axe.ts';
import { storesContaining } from '../site/stored-bytes.ts';
import { mailsFor } from '../site/mailbox.ts';
import { sendForm } from '../site/send-form.ts';
import { type TestSite } from '../site/start-site.ts';

interface Proof {
  id: string;
  done_at: string | null;
  parts: { service: string; erased: Record<string, number> }[];
}

const petra = { name: 'Petra Prüfstein', phone: '040 98761234' };

const write = (site: TestSite, email: string, person: object = { name: 'Jo Witt' }, isSolved = true) => {
  const form = { email, message: 'Wann haben Sie Zeit?', ...person, source: '/kontakt' };
  return sendForm(site, 'contact-messages', { ...form, privacyAccepted: true }, isSolved);
};

const field = (page: Page) => page.getByRole('textbox', { name: 'E-Mail oder Telefon der Person' });
const proofs = (page: Page) => page.getByRole('listitem', { name: /^Löschung vom/ });
test("by keyboard a person's data is printed and then erased in every service", async ({
  staff: { page, context },
  site,
}) => {
  const opened = async (name: string) => {
    const document = context.waitForEvent('page');
    await page.getByRole('button', { name }).first().press('Enter');
    return document;
  };
  await write(site, 'tasten@example.org', { name: '<b>Tasten</b>' });
  await page.goto('/admin/datenschutz');
  await field(page).fill('TASTEN@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'TASTEN@example.org' })).toBeFocused();
  await expect(page.getByText('Gespeichert: 1 Anfrage (1 Nachricht).')).toBeVisible();
  await isCleanAtAnyWidth(page);
  const printed = await opened('Druckansicht öffnen');
  await expect(printed.getByRole('heading', { name: 'Auskunft über gespeicherte Daten' })).toBeVisible();
  await expect(printed.getByText('<b>Tasten</b>').first()).toBeVisible();
  await expectNoViolations(printed);
  await printed.close();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als JSON speichern' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('auskunft.json');

  await page.getByRole('button', { name: 'Alle Daten löschen' }).press('Enter');
  await expectNoViolations(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Alle Daten löschen' }).press('Enter');
  await expect(proofs(page).first()).toContainText('Abgeschlossen');
  await expect(proofs(page).first()).toContainText('1 Anfrage, bestätigt am');
  await expect(page.getByRole('heading', { name: 'Löschungen' })).toBeFocused();
  await isCleanAtAnyWidth(page);
  const proof = await opened('Nachweis drucken');
  await expect(proof.getByRole('heading', { name: 'Nachweis der Löschung' })).toBeVisible();
});

test('after an erasure no store contains data of the person, and no store ever contains a plain password', async ({
  site,
}) => {
  const email = 'petra.pruefstein@example.org';
  const person = { firstName: 'Petra', lastName: 'Prüfstein', email, phone: petra.phone };
  await write(site, email, petra);
  await write(site, email.toUpperCase(), petra, false);
  await sendForm(site, 'search-requests', {
    ...person,
    buyOrRent: 'rent',
    propertyType: 'house',
    location: 'Prüfsteinweg',
    equipment: '',
    notes: '',
    agreeToTerms: true,
  });
  const address = {
    address_street: 'Prüfsteinweg',
    address_number: '98',
    address_postal_code: '22765',
    address_city: 'Hamburg',
  };
  await sendForm(site, 'valuation-addresses', address);
  await sendForm(site, 'valuations', {
    ...address,
    property_type: 'wohnung',
    property_subtype: 'studio',
    construction_year: 1904,
    room_count: 3,
    floor: 2,
    living_area: 96,
    garden_balcony_area: 8,
    wish: 'anruf',
    last_name: 'Prüfstein',
    email,
    property_condition: 'gut-erhalten',
    property_quality: 'luxurioes',
    privacy_accepted: true,
    evaluation_purpose: 'verkauf-planen',
    first_name: 'Petra',
    phone: person.phone,
  });
  await mailsFor(site, email);
  const otto = { name: 'Otto', message: `Grüße von ${petra.name}, Tel. ${petra.phone}` };
  await write(site, 'otto@example.org', otto);
  const { items } = await site.staff<{ items: { id: string; name: string; email: string }[] }>(
    '/api/admin/leads',
  );
  for (const lead of items) {
    await site.staff(`/api/admin/leads/${lead.id}/read`, {});
    await site.staff(`/api/admin/leads/${lead.id}/comments`, {
      id: randomUUID(),
      text: `Siehe auch ${petra.name} (${email}, +49 40 98 76 12 34)`,
    });
  }
  await site.staff('/api/admin/leads/access', { email });
  const { password = '' } = site.admin;
  expect(password.length).toBeGreaterThan(8);
  const words = [email, 'Prüfstein', '98761234', '040 98761234', '98 76 12 34'];
  expect((await storesContaining(site, words)).length).toBeGreaterThan(0);

  const { id } = await site.staff<Proof>('/api/admin/leads/erase', { email });
  await expect(async () => {
    const { items: all } = await site.staff<{ items: Proof[] }>('/api/admin/leads/erasures');
    const proof = all.find((one) => one.id === id);
    expect(proof?.done_at).toEqual(expect.any(String));
    const { leads, saved_addresses, mentions } = proof?.parts[0]?.erased ?? {};
    expect([leads, saved_addresses]).toEqual([4, 1]);
    expect(mentions).toBeGreaterThan(0);
  }).toPass({ timeout: 40_000 });
  expect(await storesContaining(site, [...words, password])).toEqual([]);
});

test('a deleted lead is in no store any more and disappears from the inbox of a colleague [S-2.190]', async ({
  staff: { page, context },
  site,
}) => {
  const email = 'quentin.quittung@example.org';
  await write(site, email, { name: 'Quentin Quittung', message: 'Der Quittenbaum blüht.' });
  await mailsFor(site, email);
  const words = [email, 'Quittung', 'Quittenbaum'];
  expect((await storesContaining(site, words)).length).toBeGreaterThan(0);
  const colleague = await context.newPage();
  for (const one of [colleague, page]) {
    await one.goto('/admin/anfragen');
    await one.getByRole('link', { name: /Quentin Quittung/ }).press('Enter');
    await expect(one.getByRole('heading', { name: 'Quentin Quittung' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Anfrage löschen …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Anfrage von Quentin Quittung löschen?' });
  await expect(dialog).toBeVisible();
  await isCleanAtAnyWidth(page);
  await dialog.getByLabel('Grund').selectOption('Testanfrage');
  await dialog.getByRole('button', { name: 'Anfrage löschen' }).press('Enter');
  await expect(page.getByText('Anfrage gelöscht')).toBeVisible();
  await expect(page.getByRole('link', { name: /Quentin Quittung/ })).toBeHidden();
  expect(await storesContaining(site, words)).toEqual([]);
  await colleague.getByRole('button', { name: 'Ist Spam' }).click();
  await expect(colleague.getByText('Diese Anfrage gibt es nicht oder nicht mehr.')).toBeVisible();
});
