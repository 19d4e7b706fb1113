import { hamburgClock } from '@estate/domain/text/german-day';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publicUrl, startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  world.catalog.answer({
    'catalog.getPropertyViews': () => ({
      title: 'Villa',
      city: null,
      country: null,
      removed_at: null,
      counted_from: null,
      items: [{ day: '2026-11-20', views: 3 }],
    }),
  });
  world.leads.answer({
    'leads.countRequests': () => ({ items: [{ day: '2026-11-20', kind: 'expose', count: 1 }] }),
    'leads.setProprietor': ({ name, email }: { name: string; email: string }) => ({
      report: { name, email, created_at: '2026-11-20T08:00:00.000Z', last_mail: null },
      link: 'https://www.example.test/eigentuemer/x',
    }),
  });
  world.identity.answer({ 'identity.recordAudit': () => ({}) });
});
afterAll(() => world.close());

const json = { 'content-type': 'application/json' };
const headers = { cookie: 'session', origin: publicUrl };

it('the view figures of a property cover the last 30 days including today [S-7.40]', async () => {
  const response = await world.get('/api/admin/properties/42/figures', { headers });
  expect(response.status).toBe(200);
  const { from, to, views, requests } = (await response.json()) as Record<string, unknown>;
  expect(to).toBe(hamburgClock(Date.now()).date);
  expect(Date.parse(String(to)) - Date.parse(String(from))).toBe(29 * 86_400_000);
  expect(views).toEqual([{ day: '2026-11-20', views: 3 }]);
  expect(requests).toEqual([{ day: '2026-11-20', kind: 'expose', count: 1 }]);
  for (const { calls } of [world.catalog, world.leads]) expect(calls.at(-1)?.input).toEqual({ id: 42, from });
});

it('the audit log records that a proprietor was entered, without name and address [S-7.40]', async () => {
  const body = { name: 'Frau Petersen', email: 'petersen@example.test' };
  const response = await world.get('/api/admin/properties/42/report', {
    method: 'PUT',
    headers: { ...headers, ...json },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({
    report: body,
    link: expect.stringContaining('/eigentuemer/'),
  });
  const audit = world.identity.calls.findLast(({ message }) => message === 'identity.recordAudit');
  expect(audit?.input).toMatchObject({
    action: 'PUT /api/admin/properties/{id}/report',
    target: '42',
    changes: [],
  });
  expect(JSON.stringify(audit?.input)).not.toMatch(/petersen/i);
});
