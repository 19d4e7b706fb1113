import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { currentSyncSettings, syncSettings } from './records.ts';
import { recordedAudit } from './recorded-audit.ts';
import { problemOf, startWorld, type World } from './world.ts';

const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };

let world: World;
let written: unknown[];
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  written = recordedAudit(world);
  world.crmSync.answer({
    'crm-sync.getSyncSettings': () => currentSyncSettings,
    'crm-sync.setSyncSettings': () => currentSyncSettings,
  });
});
afterAll(() => world.close());

const put = (body: unknown) =>
  world.get('/api/admin/sync/settings', { method: 'PUT', headers, body: JSON.stringify(body) });

describe('the schedules', () => {
  it('are changed, and the audit log says from what to what', async () => {
    const response = await put({ ...syncSettings, full_sync: { is_on: true, at: '04:00' } });
    expect([response.status, await response.json()]).toEqual([200, currentSyncSettings]);
    expect(written).toMatchObject([
      {
        action: 'PUT /api/admin/sync/settings',
        changes: [{ field: 'full_sync_at', before: '03:30', after: '04:00' }],
      },
    ]);
  });

  it('stay as a colleague chose them meanwhile', async () => {
    world.crmSync.answer({ 'crm-sync.setSyncSettings': () => problem('outdated-record') });
    expect(await problemOf(await put(syncSettings))).toMatchObject({ status: 409, code: 'outdated-record' });
  });

  it.each([
    ['a time that is none', { full_sync: { is_on: true, at: '24:00' } }, 'full_sync.at'],
    [
      'a pause that is no choice',
      { incremental_sync: { is_on: true, every_minutes: 7 } },
      'incremental_sync.every_minutes',
    ],
    ['a word for a switch', { full_sync: { is_on: 'ja', at: '03:30' } }, 'full_sync.is_on'],
  ])('refuse %s at its field', async (_name, part, field) => {
    const asked = world.crmSync.calls.length;
    const refused = await problemOf(await put({ ...syncSettings, ...part }));
    expect(refused).toMatchObject({ status: 400, errors: [{ field }] });
    expect(world.crmSync.calls).toHaveLength(asked);
  });
});
