import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { mailsFor } from '../site/mailbox.ts';
import { sendForm } from '../site/send-form.ts';

const email = 'antwort@example.org';
const file = {
  name: 'Grundriss.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 ein Grundriss'),
};

test('by keyboard a lead is answered in one mail with an attachment, and the draft survives a reload', async ({
  staff: { page },
  site,
}) => {
  const message = 'Wann haben Sie Zeit?';
  await sendForm(site, 'contact-messages', {
    name: 'Jo Witt',
    email,
    message,
    source: '/kontakt',
    privacyAccepted: true,
  });
  const [confirmation] = await mailsFor(site, email);
  // One lead alone, because 'Senden und erledigen' goes on to the next.
  await page.goto(`/admin/anfragen?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /Jo Witt/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Antworten' })).toBeVisible();
  await page.keyboard.press('r');
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await page.keyboard.type('gern am Montag.');
  await page.getByLabel('Dateien für den Anhang').setInputFiles(file);
  await expect(page.getByRole('link', { name: file.name })).toBeVisible();
  await isCleanAtAnyWidth(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isCleanAtAnyWidth(page);

  await page.reload();
  await expect(text).toHaveValue(/gern am Montag\./);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: file.name }).press('Enter');
  expect((await saved).suggestedFilename()).toBe(file.name);
  await page.getByRole('button', { name: 'Senden und erledigen' }).press('Enter');
  await expect(page.getByText(/^beantwortet als /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Antworten' })).toBeFocused();
  await expect(page.getByText(/^Antwort vom .*: Verschickt/)).toBeVisible({ timeout: 15_000 });
  await page.getByText(/^beantwortet als /).click();
  await isCleanAtAnyWidth(page);

  const mails = await mailsFor(site, email);
  expect(mails).toHaveLength(2);
  const mail = mails.find(({ subject }) => subject.startsWith('Re: '));
  expect(mail?.headers['in-reply-to']).toBe(confirmation?.headers['message-id']);
  expect(mail?.text).toContain(`gern am Montag.`);
  expect(mail?.text).toContain(`> ${message}`);
});
