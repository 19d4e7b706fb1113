import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { upstream } from './upstream.ts';
import { startWorld, type World } from './world.ts';

const crm = {
  incidents: [],
  last_sync: null,
  pending_removal: { count: 14, present: 129, created_at: '2026-11-01T03:40:00.000Z' },
  last_call: { at: '2026-11-01T08:00:00.000Z', response_status: 200, error_message: null },
};
const leads = {
  new_leads: 3,
  unread: 2,
  overdue: 0,
  last_lead_at: '2026-11-01T08:00:00.000Z',
  waiting_mails: { agency: 1, digest: 0, visitor: 0, staff: 0 },
  oldest_waiting_at: '2026-11-01T08:00:00.000Z',
};
const storage = { disk: { free: 5, total: 9 } };
const stock = { total: 129, public: 93 };
const headers = { authorization: 'Bearer t' };

let world: World;
let media: Awaited<ReturnType<typeof upstream>>;
beforeAll(async () => {
  media = await upstream(() => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(storage),
  }));
  world = await startWorld({ MEDIA_HTTP_URL: media.url });
  world.crmSync.answer({ 'crm-sync.getCrmOverview': () => crm });
  world.leads.answer({ 'leads.getLeadsOverview': () => leads });
  world.catalog.answer({ 'catalog.getStockOverview': () => stock });
});
afterAll(async () => {
  await world.close();
  media.server.close();
});

const overview = async () => (await world.get('/api/admin/overview', { headers })).json();

it('says what each service says', async () => {
  expect(await overview()).toEqual({ crm, leads, stock, storage });
});

it('asks for the leads of the last 24 hours', async () => {
  await overview();
  const { since } = world.leads.calls.at(-1)!.input as { since: string };
  expect(Math.abs(Date.now() - 24 * 60 * 60 * 1_000 - Date.parse(since))).toBeLessThan(60_000);
});

it('leaves the part of a service empty that is away, and says the others', async () => {
  await world.leads.close();
  expect(await overview()).toEqual({ crm, leads: null, stock, storage });
  await world.crmSync.close();
  media.server.close();
  media.server.closeAllConnections();
  expect(await overview()).toEqual({ crm: null, leads: null, stock, storage: null });
});
