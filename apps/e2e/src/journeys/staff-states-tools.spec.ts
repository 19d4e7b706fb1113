import type { AuditItem } from '@estate/contracts/identity/audit';
import type { Erasure } from '@estate/contracts/leads/erasure';
import type { Incident } from '@estate/contracts/crm-sync/incidents';
import { expect, test } from '../journey.ts';
import { hasNoFindings, isCleanAtAnyWidth } from '../site/axe.ts';
import { at, lead } from '../site/lead-of-staff.ts';
import { manyRows } from '../site/many-rows.ts';
import { answerStaff } from '../site/staff-answers.ts';

const { id } = lead;

const audit = (part: Partial<AuditItem>, nr: number): AuditItem => ({
  id: String(nr),
  at,
  action: 'PATCH /api/admin/staff/:id',
  target: 'u2',
  count: 1,
  refused: null,
  user: { id: 'u1', name: 'Mareike', email: 'mareike@example.test' },
  target_name: 'mareike.petersen-lindenberg@brookfleet.example',
  changes: [{ field: 'role', before: 'staff', after: 'admin' }],
  ...part,
});

const erasure = (done_at: string | null): Erasure => ({
  id: done_at ? id : id.replace('1', '2'),
  subject: 'person',
  requested_at: at,
  done_at,
  parts: (['leads', 'crm-sync', 'identity'] as const).map((service) => ({
    service,
    confirmed_at: done_at,
    erased: { leads: 2, mentions: 1 },
    left: {},
  })),
});

const incident = (part: Partial<Incident>): Incident => ({
  id: 'a',
  kind: 'sync-failed',
  text: 'Propstack antwortet nicht.',
  since: at,
  until: null,
  told: 2,
  ...part,
});

const queues = ['crm-sync', 'crm-hooks', 'crm-schedule'].map((name) => ({
  name,
  waiting: 12_345,
  active: 10,
  delayed: 1_000,
  failed: 23,
}));
const named = Array.from({ length: 30 }, (_, nr) => ({ id: 4_812_300 + nr, title: `Haus am Deich ${nr}` }));
const removal = { id, source: 'sync', count: 30, present: 129, taken: 2, named, created_at: at };
const hook = {
  registered: ['property_created'],
  error: null,
  target: 'https://brookfleet.example/api/webhooks',
};
const last = {
  received_at: at,
  event: 'property_updated',
  property_id: 4_812_301,
  outcome: 'failed',
  error: 'Zeitüberschreitung',
};

const call = {
  id: '0123456789abcdef01234567',
  created_at: at,
  function_name: 'full-sync',
  request_type: 'GET',
  response_status: 404,
  error_message: 'Die Immobilie wurde nicht gefunden.',
  request_url: 'https://crm.example/v1/units/4812301',
  request_params: { expand: '1' },
  duration_ms: 1_340,
};

/** Each page with its error state. */
const fullPages: readonly [path: string, text: string | RegExp, answers: Record<string, object>][] = [
  [
    `/admin/anfragen?anfrage=${id}`,
    'Das Formular wurde in einer Sekunde ausgefüllt.',
    {
      '/api/admin/leads': { items: [lead, { ...lead, id: 'b', state: 'handled' }], total: 2 },
      [`/api/admin/leads/${id}`]: lead,
    },
  ],
  [
    '/admin/protokoll',
    /^Abgelehnt \(40 Mal\)/,
    {
      '/api/admin/audit': {
        items: [audit({}, 1), audit({ refused: 'no-permission', count: 40, user: null }, 2)],
        next: '1-1',
      },
    },
  ],
  [
    `/admin/crm-protokoll?eintrag=${call.id}`,
    '404 Fehler',
    {
      '/api/admin/propstack/logs': { items: [call, call], next: '1-1' },
      [`/api/admin/propstack/logs/${call.id}`]: { ...call, response_body: '{"errors":["not found"]}' },
    },
  ],
  ['/admin/datenschutz', 'Läuft', { '/api/admin/leads/erasures': { items: [erasure(null), erasure(at)] } }],
  [
    '/admin/abgleich',
    '30 Immobilien nicht mehr in Propstack',
    {
      '/api/admin/sync/incidents': { items: [incident({}), incident({ id: 'b', until: at })] },
      '/api/admin/sync/removal': { removal },
      '/api/admin/sync/queues': { crm: queues, leads: null },
      '/api/admin/sync/webhook': { ...hook, has_secret: true, last },
    },
  ],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, text, answers] of fullPages)
  test(`axe finds nothing on ${path.replace(/\?.*/, '')} with everything that may stand there`, async ({
    staff: { page },
  }) => {
    await answerStaff(page, answers);
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await isCleanAtAnyWidth(page);
  });

test('axe finds nothing on a tool while the server is asked, and where it refuses', async ({
  staff: { page },
}) => {
  const clear = '/api/admin/caches/clear';
  await page.goto('/admin/cache');
  await answerStaff(page, { [clear]: 'refusal' });
  await page.getByRole('button', { name: 'Alle Caches leeren' }).click();
  await expect(page.getByText(/Keine Berechtigung/).first()).toBeVisible();
  await hasNoFindings(page);
  await answerStaff(page, { [clear]: 'none' });
  await page.getByRole('button', { name: 'Alle Caches leeren' }).click();
  await expect(page.getByRole('button', { name: 'Caches werden geleert ...' })).toBeVisible();
  await hasNoFindings(page);
});

test('axe finds nothing on the table with a page that fails, and with a selection', async ({
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

test('axe finds nothing on the dialog of a property with history and raw data', async ({
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
