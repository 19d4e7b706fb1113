import { problem } from '@estate/contracts/problem';
import { captureLog } from '@estate/test-kit/captured-log';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedAudit } from './recorded-audit.ts';
import { lead } from './records.ts';
import { startWorld, type World } from './world.ts';

const headers = { authorization: 'Bearer t' };
const colleague = 'c'.repeat(24);
const account = { id: colleague, email: 'kollege@example.test', name: 'Kollege', role: 'admin' };

let world: World;
let written: Record<string, unknown>[];
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  written = recordedAudit(world);
  world.identity.answer({
    'identity.listStaff': () => ({
      items: [{ ...account, state: 'active', broker: null, two_factor: false, last_seen: null }],
    }),
  });
});
afterAll(() => world.close());

const lastInput = () => world.leads.calls.at(-1)?.input;

describe('the file of leads', () => {
  const next = `1760000000000-${lead().id}`;

  it('holds every page of the search in German, with inert cells, and is written down without the search', async () => {
    const odd = lead({
      name: '=cmd|calc',
      phone: '+49 40 1',
      assignee: colleague,
      content: [
        { label: 'Nachricht', quote: 'Guten Tag' },
        { facts: [{ label: 'Geschrieben auf', value: '/kontakt' }] },
      ],
      due_at: '2026-11-23T17:00:00.000Z',
      comments: [
        { id: lead().id, at: '2026-11-20T09:00:00.000Z', by: colleague, text: '04103 anrufen' },
        { id: lead().id, at: '2026-11-20T10:00:00.000Z', by: 'weg', text: 'Erledigt' },
      ],
      mail: {
        agency: { state: 'sent', attempts: 1 },
        visitor: { state: 'failed', attempts: 1, reason: 'Postfach unbekannt' },
      },
    });
    world.leads.answer({
      'leads.exportLeads': ({ cursor }: { cursor?: string }) =>
        cursor === undefined ? { items: [odd], next } : { items: [lead({ assignee: 'weg' })], next: null },
    });
    const response = await world.get('/api/admin/leads/export?q=jo@example.test&kind=contact', { headers });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=anfragen.csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second, rest] = bytes.toString('utf8').split('\r\n');
    expect(head).toContain(
      '"Eingegangen";"Art der Anfrage";"Anrede";"Name";"E-Mail";"Telefon";"Objekt-ID";"Objekt";"Nachricht";"Geschrieben auf";"Stand"',
    );
    expect(first).toBe(
      '"20.11.2026, 10:00:00";"Nachricht";"";"\'=cmd|calc";"jo@example.test";"\t+49 40 1";"";"";' +
        '"Guten Tag";"/kontakt";"In Arbeit";"23.11.2026, 18:00:00";"";"Kollege";' +
        '"20.11.2026, 10:00:00, Kollege: 04103 anrufen\n20.11.2026, 11:00:00, Entferntes Konto: Erledigt";' +
        '"";"Verschickt";"Fehlgeschlagen: Postfach unbekannt";' +
        `"kontakt-2026-11";"20.11.2027, 10:00:00";"${lead().id}"`,
    );
    expect(second).toContain('"Entferntes Konto"');
    expect(rest).toBe('');
    expect(lastInput()).toEqual({ q: 'jo@example.test', kind: 'contact', owner: null, cursor: next });
    await eventually(() => expect(written).toHaveLength(1));
    expect(written).toMatchObject([
      {
        action: 'GET /api/admin/leads/export',
        changes: [
          { field: 'kind', after: 'contact' },
          { field: 'searched', after: 'ja' },
          { field: 'exported', after: '2' },
        ],
      },
    ]);
    expect(JSON.stringify(written)).not.toContain('jo@');
  });

  it('reads pages only as fast as the client takes them [S-2.73]', async () => {
    const items = Array.from({ length: 100 }, () => lead({ suspicion: 'x'.repeat(3_000) }));
    let asked = 0;
    world.leads.answer({
      'leads.exportLeads': () => ({ items, next: (asked += 1) < 100 ? next : null }),
    });
    const response = await world.get('/api/admin/leads/export', { headers });
    let waiting = -1;
    await eventually(async () => {
      waiting = asked;
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(asked).toBe(waiting);
    });
    expect(waiting).toBeLessThan(60);
    expect((await response.text()).split('\r\n')).toHaveLength(10_002);
    expect(asked).toBeGreaterThan(waiting);
  }, 30_000);

  it('has a column for each answer of each form, and keeps zeros in front [S-2.132]', async () => {
    const valuation = lead({
      kind: 'valuation',
      content: [
        {
          facts: [
            { label: 'Postleitzahl', value: '01067' },
            { label: 'Wohnfläche', value: '96 m²' },
          ],
        },
      ],
    });
    world.leads.answer({ 'leads.exportLeads': () => ({ items: [valuation], next: null }) });
    const text = await (await world.get('/api/admin/leads/export', { headers })).text();
    const [head = '', line = ''] = text.split('\r\n').map((one) => one.split(';'));
    const cellOf = (label: string) => line[head.indexOf(`"${label}"`)];
    expect(cellOf('Postleitzahl')).toBe('"\t01067"');
    expect(cellOf('Wohnfläche')).toBe('"96 m²"');
    expect(head).toEqual(
      expect.arrayContaining(['"Nachricht"', '"Wunschzeiten"', '"Zimmer ab"', '"Baujahr"']),
    );
    expect(new Set(head).size).toBe(head.length);
  });

  it('breaks off where a later page is missing, as the audit log and the log say', async () => {
    const log = captureLog();
    const world = await startWorld();
    const written = recordedAudit(world);
    world.identity.answer({ 'identity.listStaff': () => ({ items: [] }) });
    world.leads.answer({
      'leads.exportLeads': ({ cursor }: { cursor?: string }) =>
        cursor === undefined ? { items: [lead()], next } : problem('unavailable'),
    });
    await expect((await world.get('/api/admin/leads/export', { headers })).text()).rejects.toThrow();
    await eventually(() => expect(written).toHaveLength(1));
    expect(written).toMatchObject([
      {
        changes: [
          { field: 'exported', after: '1' },
          { field: 'incomplete', after: 'ja' },
        ],
      },
    ]);
    await world.close();
    log.stop();
    expect(log.lines().filter((line) => line.includes('CSV file broke off'))).toHaveLength(1);
  });
});
