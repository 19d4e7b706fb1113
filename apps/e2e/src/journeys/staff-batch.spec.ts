import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { cancelJob } from '../site/cancel-job.ts';
import { endFaults, provoke } from '../site/crm-faults.ts';
import { desktop, phone } from '../site/browser.ts';

const all = 'Alle Immobilien aktualisieren';

test.afterEach(({ site }) => endFaults(site));

test(
  'prices of all properties are updated, by keyboard alone',
  { tag: '@main' },
  async ({ staff, stock }) => {
    expect(stock.units.length).toBeGreaterThan(30);
    const { page } = staff;
    await page.goto('/admin/preise');
    await page.getByRole('button', { name: all }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(/^Update abgeschlossen: (\d+) von \1 Immobilien aktualisiert$/).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: all })).toBeEnabled();
  },
);

test.describe('a long update', () => {
  test.slow();

  test('shows the same after a reload and in a second tab, and is cancelled within 2 s', async ({
    staff,
    site,
    stock,
  }) => {
    // More hang than requests may be under way, so the job does not end by itself.
    await provoke(
      site,
      stock.units.slice(0, 20).map(({ id }) => ({ kind: 'hang', path: `/v1/units/${id}` })),
    );
    const { page, context } = staff;
    await page.goto('/admin/zusatzfelder');
    await page.getByRole('button', { name: all }).click();
    await expect(page.getByText(/je Sekunde, noch/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/je Sekunde, noch/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update läuft...' })).toBeDisabled();
    const second = await context.newPage();
    await second.goto('/admin/zusatzfelder');
    await expect(second.getByText(/je Sekunde, noch/)).toBeVisible();
    const { state, endedAfterMs } = await cancelJob(second, site);
    expect(state).toBe('cancelled');
    expect(endedAfterMs).toBeLessThan(2_000);
    for (const tab of [page, second]) await expect(tab.getByText('Update abgebrochen').first()).toBeVisible();
  });

  test('names what failed, and repeats exactly that', async ({ staff, site, stock }) => {
    const { page } = staff;
    const failing = stock.units.filter(({ id }) => id !== stock.next.id).slice(0, 3);
    await provoke(
      site,
      failing.map(({ id }) => ({ kind: 'rubbish', path: `/v1/units/${id}`, count: 1 })),
    );
    await page.goto('/admin/zusatzfelder');
    await page.getByRole('button', { name: all }).click();
    await expect(
      page.getByRole('table', { name: '3 Immobilien konnten nicht aktualisiert werden' }),
    ).toBeVisible({ timeout: 60_000 });
    for (const { id } of failing) await expect(page.getByRole('link', { name: String(id) })).toBeVisible();
    await page.getByRole('button', { name: '3 fehlgeschlagene wiederholen' }).click();
    await expect(
      page.getByText('Update erfolgreich: 3 von 3 Properties aktualisiert', { exact: true }).first(),
    ).toBeVisible();
    await page.reload();
    await page
      .getByText(/^Update erfolgreich: \d+ von \d+ Properties aktualisiert$/)
      .nth(1)
      .click();
    await expect(page.getByRole('table')).toBeVisible();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await hasNoFindings(page);
    }
  });
});
