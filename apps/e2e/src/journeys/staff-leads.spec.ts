import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { phone } from '../site/browser.ts';
import { lead } from '../site/lead-of-staff.ts';
import { answerStaff } from '../site/staff-answers.ts';

const line = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

test.use({ viewport: phone });

test('closing a lead on a phone returns to its row in the list', async ({ staff: { page } }) => {
  const items = Array.from({ length: 14 }, (_, nr) => ({
    ...lead,
    id: lead.id.replace('11111111', String(10_000_010 + nr)),
    name: `Liste ${10 + nr}`,
  }));
  await answerStaff(page, (path) =>
    path === '/api/admin/leads'
      ? { items, total: 14 }
      : items.find(({ id }) => path === `/api/admin/leads/${id}`),
  );
  await page.goto('/admin/anfragen');
  await expect(line(page, 'Liste 10')).toBeVisible();
  await line(page, 'Liste 19').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await line(page, 'Liste 19').click();
  await expect(page.getByRole('button', { name: 'Zur Liste' })).toBeFocused();
  await expect(line(page, 'Liste 19')).toBeHidden();
  await page.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(line(page, 'Liste 19')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await line(page, 'Liste 19').click();
  await page.goBack();
  await expect(line(page, 'Liste 19')).toBeFocused();
});
