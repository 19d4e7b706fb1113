import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { phone, type Visit } from '../site/browser.ts';
import { sendForm } from '../site/send-form.ts';
import { type TestSite } from '../site/start-site.ts';

const write = (site: TestSite, name: string, isSolved = true) => {
  // An address of its own, because an address gets three confirmations a day.
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const form = { name, email, message: 'Wann haben Sie Zeit?', source: '/kontakt' };
  return sendForm(site, 'contact-messages', { ...form, privacyAccepted: true }, isSolved);
};

const line = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const note = (page: Page) => page.getByRole('textbox', { name: 'Notiz' });

test('a lead is found, read and handled by keyboard', { tag: '@main' }, async ({ staff: { page }, site }) => {
  await write(site, 'Tessa Tastatur');
  await page.goto('/admin/anfragen?q=tessa');
  await line(page, 'Tessa Tastatur').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByText('Wann haben Sie Zeit?')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
  await expect(line(page, 'Tessa Tastatur.*Erledigt')).toBeVisible();
});

test('two people at once: the slower one sees the new note and keeps the own text', async ({
  staff,
  site,
}) => {
  await write(site, 'Zoe Zweifach');
  const open = async ({ context }: Pick<Visit, 'context'>) => {
    const page = await context.newPage();
    await page.goto('/admin/anfragen?q=zoe');
    await line(page, 'Zoe Zweifach').click();
    await expect(note(page)).toBeVisible();
    return page;
  };
  const [faster, slower] = [await open(staff), await open(staff)];
  await note(slower).fill('Mein Text');
  await note(faster).fill('Ihr Text');
  await faster.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(faster.getByText('Die Notiz ist gespeichert')).toBeVisible();
  await slower.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(slower.getByText('Gespeichert ist: Ihr Text')).toBeVisible();
  await expect(note(slower)).toHaveValue('Mein Text');
  await hasNoFindings(slower);
  await slower.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(slower.getByText('Die Notiz ist gespeichert')).toBeVisible();
});

test('two people at once: a lead that both handle is handled once, and both see by whom', async ({
  staff,
  site,
}) => {
  await write(site, 'Hanna Handlung');
  const [faster, slower] = [staff.page, await staff.context.newPage()];
  for (const page of [faster, slower]) {
    await page.goto('/admin/anfragen?q=hanna');
    await line(page, 'Hanna Handlung').click();
    await expect(page.getByRole('button', { name: 'Als erledigt markieren' })).toBeVisible();
  }
  await faster.getByRole('button', { name: 'Als erledigt markieren' }).click();
  await expect(faster.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
  await slower.getByRole('button', { name: 'Als erledigt markieren' }).click();
  for (const page of [faster, slower]) {
    await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
    await expect(page.getByText(/: als erledigt markiert/)).toHaveCount(1);
    await hasNoFindings(page);
  }
});

test('a lead that is no spam is let go, and both mails are sent', async ({ staff: { page }, site }) => {
  await write(site, 'Vera Verdacht', false);
  await page.goto('/admin/anfragen?q=vera&state=suspicious');
  await line(page, 'Vera Verdacht').click();
  await page.getByRole('button', { name: 'Kein Spam' }).click();
  await expect(page.getByText(/^Mail an uns: Verschickt/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Bestätigung: Verschickt/)).toBeVisible({ timeout: 20_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a lost connection is told, keeps what was typed, and can be tried again', async ({
    staff: { page },
    site,
  }) => {
    await write(site, 'Ferdinand Funkloch');
    const calls = /\/api\/admin\/leads/;
    const cut = () => page.route(calls, (route) => route.abort());
    const again = page.getByRole('button', { name: 'Erneut versuchen' });
    await cut();
    await page.goto('/admin/anfragen?q=ferdinand');
    await expect(again).toBeVisible();
    await hasNoFindings(page);
    await page.unroute(calls);
    await again.click();
    await expect(line(page, 'Ferdinand Funkloch')).toBeVisible();
    await cut();
    await line(page, 'Ferdinand Funkloch').click();
    await expect(again).toBeVisible();
    await page.unroute(calls);
    await again.click();
    await note(page).fill('Am Montag anrufen');
    await cut();
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(page.getByText('Das hat nicht geklappt')).toBeVisible();
    await expect(note(page)).toHaveValue('Am Montag anrufen');
    await hasNoFindings(page);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(page.getByText('Die Notiz ist gespeichert')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('a lead leads back to its place in the list', async ({ staff: { page }, site }) => {
    for (let n = 10; n < 24; n += 1) await write(site, `Liste ${n}`);
    await page.goto('/admin/anfragen?q=liste');
    await expect(line(page, 'Liste 10')).toBeVisible();
    await hasNoFindings(page);
    await line(page, 'Liste 12').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await line(page, 'Liste 12').click();
    await expect(page.getByRole('button', { name: 'Zur Liste' })).toBeFocused();
    await expect(line(page, 'Liste 12')).toBeHidden();
    await hasNoFindings(page);
    await page.getByRole('button', { name: 'Zur Liste' }).click();
    await expect(line(page, 'Liste 12')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await line(page, 'Liste 12').click();
    await page.goBack();
    await expect(line(page, 'Liste 12')).toBeFocused();
  });
});
