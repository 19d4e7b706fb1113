import { staffPages } from '@estate/content/staff-pages';
import { expect, test } from '../journey.ts';
import { expectNoViolations } from '../site/axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' });

test('axe finds no accessibility violation on any staff page in the dark theme, and the choice of the light theme is kept', async ({
  staff: { page },
}) => {
  for (const path of ['/admin', ...Object.keys(staffPages)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveClass('dark');
    await expectNoViolations(page);
  }
  await page.getByText('Dunkle Ansicht').click();
  await expect(page.locator('html')).not.toHaveClass('dark');
  await page.reload();
  await expect(page.getByLabel('Dunkle Ansicht')).not.toBeChecked();
});
