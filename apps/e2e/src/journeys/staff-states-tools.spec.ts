import type { Incident } from '@estate/contracts/crm-sync/incidents';
import { expect, test } from '../journey.ts';
import { expectNoViolations, isCleanAtAnyWidth } from '../site/axe.ts';
import { receivedAt, lead } from '../site/lead-of-staff.ts';
import { manyRows } from '../site/many-rows.ts';
import { answerStaff } from '../site/staff-answers.ts';

const { id } = lead;

const incident = (part: Partial<Incident>): Incident => ({
  id: 'a',
  kind: 'sync-failed',
  text: 'Propstack antwortet nicht.',
  since: receivedAt,
  until: null,
  told: 2,
  ...part,
});

const fullPages: readonly [path: string, text: string, answers: Record<string, object>][] = [
  [
    `/admin/anfragen?anfrage=${id}`,
    'Das Formular wurde in einer Sekunde ausgefüllt.',
    {
      '/api/admin/leads': { items: [lead, { ...lead, id: 'b', state: 'handled' }], total: 2 },
      [`/api/admin/leads/${id}`]: lead,
    },
  ],
  [
    '/admin/abgleich',
    'Propstack antwortet nicht.',
    { '/api/admin/sync/incidents': { items: [incident({}), incident({ id: 'b', until: receivedAt })] } },
  ],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, text, answers] of fullPages)
  test(`axe finds no accessibility violation on ${path.replace(/\?.*/, '')} with every optional part shown`, async ({
    staff: { page },
  }) => {
    await answerStaff(page, answers);
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await isCleanAtAnyWidth(page);
  });

test('axe finds no accessibility violation on a tool of staff while its request is sent and after it is refused', async ({
  staff: { page },
}) => {
  const clear = '/api/admin/caches/clear';
  await page.goto('/admin/cache');
  await answerStaff(page, { [clear]: 'refusal' });
  await page.getByRole('button', { name: 'Alle Caches leeren' }).click();
  await expect(page.getByText(/Keine Berechtigung/).first()).toBeVisible();
  await expectNoViolations(page);
  await answerStaff(page, { [clear]: 'none' });
  await page.getByRole('button', { name: 'Alle Caches leeren' }).click();
  await expect(page.getByRole('button', { name: 'Caches werden geleert ...' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds no accessibility violation on the table of properties with a failed page and with a selection', async ({
  staff: { page },
}) => {
  const rows = '/api/admin/properties';
  await answerStaff(page, { [rows]: manyRows(new URLSearchParams(), 10_000) });
  await page.route(`**${rows}?*page=100&*`, (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/admin/immobilien');
  const grid = page.getByRole('grid', { name: 'Immobilien' });
  await grid.getByRole('checkbox').first().waitFor();
  await grid.focus();
  for (const key of ['Space', 'ArrowDown', 'Space', 'End']) await page.keyboard.press(key);
  await expect(page.getByText('2 Immobilien ausgewählt')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds no accessibility violation on the dialog of a property with history and raw data', async ({
  staff: { page },
  stock,
}) => {
  await page.goto(`/admin/immobilien?objekt=${stock.pictured.id}`);
  await page.getByText('Verlauf der letzten zwölf Monate').click();
  await page.getByText('Rohdaten aus Propstack (JSON)').click();
  await expect(page.getByRole('list', { name: 'Verlauf' })).toBeVisible();
  await expect(page.getByRole('tree', { name: 'Rohdaten als JSON' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});
