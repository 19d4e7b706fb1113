import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { openByKeyboard } from '../site/keyboard.ts';
import { lead } from '../site/lead-of-staff.ts';
import { sendForm } from '../site/send-form.ts';
import { answerStaff } from '../site/staff-answers.ts';

test('by keyboard leads are read, closed, assigned, snoozed and marked as spam, and each change is undone', async ({
  staff: { page },
  site,
}) => {
  for (const name of ['Thea Anders', 'Thea Berg', 'Thea Clausen', 'Thea Dorn'])
    await sendForm(site, 'contact-messages', {
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.org`,
      message: `Hier ist ${name}. Wann kann ich das Haus sehen?`,
      source: '/kontakt',
      privacyAccepted: true,
    });
  const line = (name: string) => page.getByRole('link', { name: new RegExp(name) });
  const article = (name: string) => page.getByRole('article', { name });
  const press = (key: string) => page.keyboard.press(key);

  await openByKeyboard(page, '/admin/anfragen');
  await press('/');
  await page.keyboard.type('thea haus');
  await expect(page.getByRole('list', { name: 'Anfragen' }).getByRole('link')).toHaveCount(4);
  await press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await press('j');
  await expect(article('Thea Dorn')).toBeVisible();
  await expect(line('Thea Dorn')).toBeFocused();
  await expect(line('Ungelesen: Thea Dorn')).toBeHidden();
  await press('a');
  await expect(page.getByText('Ihnen zugewiesen')).toBeVisible();
  await press('e');
  await expect(article('Thea Clausen')).toBeVisible();
  await expect(line('Thea Dorn')).toContainText('Erledigt');

  await press('s');
  await expect(page.getByRole('dialog')).toBeVisible();
  await isCleanAtAnyWidth(page);
  await page.getByRole('button', { name: /^Morgen/ }).focus();
  await press('Enter');
  await expect(article('Thea Berg')).toBeVisible();
  await expect(page.getByText(/Wiedervorlage am/).first()).toBeVisible();
  await press('z');
  await expect(page.getByText('Zurückgenommen')).toBeVisible();
  await expect(line('Thea Clausen')).toBeFocused();

  await press('!');
  await expect(article('Thea Berg')).toBeVisible();
  await expect(line('Thea Clausen')).toBeHidden();
  await press('z');
  await expect(line('Thea Clausen')).toBeFocused();
  await expect(article('Thea Clausen')).toBeVisible();

  await press('r');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('Gern am Montag. ');
  await page.getByRole('button', { name: 'Senden', exact: true }).focus();
  await press('Enter');
  await expect(page.getByText('Die Antwort wird gesendet')).toBeVisible();
  await expect(line('Thea Clausen')).toContainText('Beantwortet');
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten und Hinweise' })).toBeVisible();
  await isCleanAtAnyWidth(page);
  await press('Escape');
  await isCleanAtAnyWidth(page);
});

test('a wide screen shows 14 leads at once, and the list of leads and the open lead scroll separately [S-2.125]', async ({
  staff: { page },
}) => {
  const items = Array.from({ length: 40 }, (_, nr) => ({
    ...lead,
    id: lead.id.replace('11111111', String(10_000_010 + nr)),
    name: `Zeile ${10 + nr}`,
  }));
  const first = items[0]!;
  const long = { ...first, content: [{ label: 'Nachricht', quote: 'Wann haben Sie Zeit?\n'.repeat(200) }] };
  await answerStaff(page, (path) => {
    if (path === '/api/admin/leads') return { items, total: 40 };
    return path === `/api/admin/leads/${first.id}` ? long : undefined;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/anfragen?anfrage=${first.id}`);
  await expect(page.getByRole('article', { name: first.name })).toBeVisible();
  const list = page.getByRole('list', { name: 'Anfragen' });
  const inView = await list.evaluate((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    const lines = [...frame.children].map((line) => line.getBoundingClientRect());
    return lines.filter((line) => line.top >= top - 1 && line.bottom <= bottom + 1).length;
  });
  expect(inView).toBeGreaterThanOrEqual(14);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await page.getByText('Wird gelöscht nach dem').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Erledigt', exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: /Zeile 10/ })).toBeInViewport();
  await page.getByRole('link', { name: /Zeile 49/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Wird gelöscht nach dem')).toBeInViewport();
});

test('the request of a visitor stays visible beside the reply and covers neither the focus nor the line that staff write [S-2.238]', async ({
  staff: { page },
}) => {
  const open = { ...lead, suspicious: false };
  await answerStaff(page, (path) => {
    if (path === '/api/admin/leads') return { items: [open], total: 1 };
    return path === `/api/admin/leads/${open.id}` ? open : undefined;
  });
  const isBelowRequest = () =>
    page.evaluate(() => {
      const request = document.querySelector('[aria-label="Die Anfrage"]');
      const { top, bottom } = request!.getBoundingClientRect();
      return top >= 0 && document.activeElement!.getBoundingClientRect().top >= bottom;
    });
  for (const [width, height] of [
    [390, 480],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/admin/anfragen?anfrage=${open.id}`);
    await page.getByRole('button', { name: 'Antworten', exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(text).toBeFocused();
    await page.getByText('Wird gelöscht nach dem').scrollIntoViewIfNeeded();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Liebe ');
    await expect.poll(isBelowRequest).toBe(true);
    for (let fields = 0; fields < 3; fields += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(isBelowRequest).toBe(true);
    }
    await expect(page.getByLabel('Vorlage')).toBeFocused();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
  }
});
