import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { crmContacts, saveContact } from '../site/crm-contacts.ts';
import { sendForm } from '../site/send-form.ts';
import { storesContaining } from '../site/stored-bytes.ts';

const person = { name: 'Wiebke Harmsen', email: 'wiebke@example.org', phone: '0171 5550177' };

test('a lead is transferred to Propstack once, and staff decide which value of a differing contact field wins', async ({
  staff: { page },
  site,
}) => {
  const { name, email, phone } = person;
  const { id } = await saveContact(site, { last_name: 'Harmsen', email, home_cell: '0160 998866' });
  await sendForm(site, 'contact-messages', {
    name,
    email,
    phone,
    message: 'Ich suche Kaminholzlager.',
    source: '/kontakt',
    privacyAccepted: true,
  });
  await page.goto('/admin/anfragen');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'In Propstack anlegen' }).click();
  await expect(page.getByText('In Propstack angelegt', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(`${id}, war schon bekannt`, { exact: false })).toBeVisible();
  await expect(page.getByText('0160 998866')).toBeVisible();
  await isCleanAtAnyWidth(page);
  const contact = async () => (await crmContacts(site)).contacts.find((one) => one['id'] === id);
  expect(await contact()).toMatchObject({ first_name: 'Wiebke', home_cell: '0160 998866' });

  await page.getByRole('button', { name: 'Mobil aus der Anfrage übernehmen' }).click();
  await expect(page.getByText('Weicht von der Anfrage ab')).toBeHidden({ timeout: 15_000 });
  await expect(page.getByText('in Propstack übernommen: Mobil')).toBeVisible();
  expect(await contact()).toMatchObject({ last_name: 'Harmsen', home_cell: phone });
  const tasks = (await crmContacts(site)).tasks.filter((task) => String(task['client_ids']) === String(id));
  expect(tasks).toHaveLength(1);
  expect(tasks[0]?.['body']).toContain('Ich suche Kaminholzlager.');

  // leads stores the lead; neither Redis nor crm-sync holds any of its data.
  const places = await storesContaining(site, ['Harmsen', email, '5550177', '998866', 'Kaminholz']);
  expect(places.filter((place) => /^Redis |propstack_logs|crm|job_runs/i.test(place))).toEqual([]);
});

test('leads of a chosen kind are transferred to Propstack automatically', async ({
  staff: { page },
  site,
}) => {
  await page.goto('/admin/abgleich');
  await page.getByRole('checkbox', { name: 'Rückrufe' }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(page.getByText('Auswahl gespeichert')).toBeVisible();
  await sendForm(site, 'callback-requests', {
    name: 'Uwe Lund',
    phone: '040 99887711',
    time: 'morning',
    source: '/kontakt',
    privacyAccepted: true,
  });
  await expect
    .poll(async () => (await crmContacts(site)).contacts.map((contact) => contact['last_name']), {
      timeout: 15_000,
    })
    .toContain('Lund');
  await page.goto('/admin/anfragen');
  await page.getByRole('link', { name: /Uwe Lund/ }).click();
  await expect(page.getByText('In Propstack angelegt', { exact: true })).toBeVisible({ timeout: 15_000 });
});
