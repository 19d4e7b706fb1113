import { problem } from '@estate/contracts/problem';
import { captureLog } from '@estate/test-kit/captured-log';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedAudit } from './recorded-audit.ts';
import { lead } from './records.ts';
import { startWorld, type World } from './world.ts';

const headers = { authorization: 'Bearer t' };
const next = `1760000000000-${lead().id}`;
const audit = {
  changes: [
    { field: 'searched', before: null, after: 'ja' },
    { field: 'exported', before: null, after: '2' },
  ],
};
const page = (text: string, following: string | null) => ({ text, next: following, audit });

let world: World;
let written: Record<string, unknown>[];
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  written = recordedAudit(world);
});
afterAll(() => world.close());

describe('a file that staff save', () => {
  it('a CSV export contains every page that leads has written, and the audit log gets the details that leads returns [S-2.73]', async () => {
    world.leads.answer({
      'leads.exportLeads': ({ cursor }: { cursor?: string }) =>
        cursor === undefined ? page('\uFEFF"Eingegangen"\r\n"a"\r\n', next) : page('"b"\r\n', null),
    });
    const response = await world.get('/api/admin/leads/export?q=jo@example.test&kind=contact', { headers });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=anfragen.csv',
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('utf8')).toBe('\uFEFF"Eingegangen"\r\n"a"\r\n"b"\r\n');
    expect(world.leads.calls.at(-1)?.input).toEqual({
      q: 'jo@example.test',
      kind: 'contact',
      owner: null,
      cursor: next,
    });
    expect(written).toMatchObject([{ action: 'GET /api/admin/leads/export', changes: audit.changes }]);
  });

  it('no part of a CSV export is sent if its entry in the audit log cannot be stored', async () => {
    world.leads.answer({ 'leads.exportLeads': () => page('"a"', null) });
    world.identity.answer({ 'identity.recordAudit': () => problem('unavailable') });
    const response = await world.get('/api/admin/leads/export', { headers });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each([
    ['/api/admin/properties/export?q=elbe&sort=-price', 'immobilien.csv', { q: 'elbe', sort: '-price' }],
    ['/api/admin/audit/csv?q=abc', 'protokoll.csv', { q: 'abc', refused: false }],
  ])('the CSV export of %s is written by the service that owns the data', async (path, name, input) => {
    world.catalog.answer({ 'catalog.exportProperties': () => page('"ID"', null) });
    world.identity.answer({ 'identity.exportAudit': () => page('"Zeit"', null) });
    const calls = [world.catalog, world.identity].map((stub) => stub.calls.length);
    const response = await world.get(path, { headers });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
    expect(await response.text()).toMatch(/^"(ID|Zeit)"$/);
    const made = [world.catalog, world.identity].flatMap((stub, index) => stub.calls.slice(calls[index]));
    expect(made).toContainEqual(expect.objectContaining({ input }));
  });

  it('the pages of a CSV export are requested only as fast as the client reads them [S-2.73]', async () => {
    const text = 'x'.repeat(300_000);
    let asked = 0;
    world.leads.answer({ 'leads.exportLeads': () => page(text, (asked += 1) < 100 ? next : null) });
    const response = await world.get('/api/admin/leads/export', { headers });
    let waiting = -1;
    await eventually(async () => {
      waiting = asked;
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(asked).toBe(waiting);
    });
    expect(waiting).toBeLessThan(60);
    expect(await response.text()).toHaveLength(100 * text.length);
    expect(asked).toBeGreaterThan(waiting);
  }, 30_000);

  it('a CSV export whose later page fails is aborted and logged, and its entry in the audit log is already stored', async () => {
    const log = captureLog();
    const world = await startWorld();
    const written = recordedAudit(world);
    world.leads.answer({
      'leads.exportLeads': ({ cursor }: { cursor?: string }) =>
        cursor === undefined ? page('"a"', next) : problem('unavailable'),
    });
    await expect((await world.get('/api/admin/leads/export', { headers })).text()).rejects.toThrow();
    expect(written).toMatchObject([{ changes: audit.changes }]);
    await world.close();
    log.stop();
    expect(log.lines().filter((line) => line.includes('file broke off'))).toHaveLength(1);
  });

  it('a CSV export whose first page fails is answered with a problem instead of a file', async () => {
    world.leads.answer({ 'leads.exportLeads': () => problem('unavailable') });
    expect((await world.get('/api/admin/leads/export', { headers })).status).toBe(503);
    expect(written).toEqual([]);
  });
});
