import { type PersonData } from '@estate/contracts/erasure';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { erasure, lead } from './records.ts';
import { recordedAudit } from './recorded-audit.ts';
import { problemOf, startWorld, type World } from './world.ts';

const authorization = 'Bearer t';
const email = 'Jo@example.test';
const account = { id: 'c'.repeat(24), email: 'kollege@example.test', name: 'Kollege', role: 'admin' };

let world: World;
let written: Record<string, unknown>[];
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  written = recordedAudit(world);
  world.identity.answer({
    'identity.listStaff': () => ({
      items: [{ ...account, state: 'active', two_factor: false, last_seen: null }],
    }),
  });
  world.leads.answer({
    'leads.readPerson': ({ cursor }: { cursor?: string }) => ({
      items: [lead({ note: cursor ? 'zweite Seite' : 'erste Seite' })],
      next: cursor ? null : `1-${lead().id}`,
    }),
    'leads.erasePerson': () => erasure(),
    'leads.listErasures': () => ({ items: [erasure()] }),
  });
});
afterAll(() => world.close());

const ask = (what: 'access' | 'erase', body: object, headers = {}) =>
  world.post(`/api/admin/leads/${what}`, body, { authorization, ...headers });
const calls = (message: string) => world.leads.calls.filter((call) => call.message === message);

describe('access', () => {
  it('tells all pages of leads as JSON, is kept by nobody, and writes down the number without the address', async () => {
    const response = await ask('access', { email });
    const data = (await response.json()) as PersonData;
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(data).toMatchObject({ email, is_complete: true });
    expect(data.leads.map(({ note }) => note)).toEqual(['erste Seite', 'zweite Seite']);
    expect(written).toMatchObject([
      {
        action: 'POST /api/admin/leads/access',
        target: null,
        changes: [{ field: 'found', before: null, after: '2' }],
      },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/example\.test|Jo Witt/);
  });

  it('is a German page to print where HTML is asked for, in which nothing of a visitor is markup', async () => {
    const bad = '<img src=x onerror=alert(1)>"&';
    world.leads.answer({
      'leads.readPerson': () => ({
        items: [
          lead({
            name: bad,
            title: bad,
            note: bad,
            phone: bad,
            suspicion: bad,
            content: [
              { quote: bad },
              { text: bad },
              { heading: bad },
              { facts: [{ label: bad, value: bad }] },
            ],
            history: [{ at: lead().received_at, what: 'noted', by: 'u1' }],
          }),
        ],
        next: null,
      }),
    });
    const response = await ask('access', { email: '"<b>"@example.test' }, { accept: 'text/html' });
    expect(response.status).toBe(400);
    const page = await ask('access', { email }, { accept: 'text/html' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')).toHaveLength(11);
    for (const words of ['<html lang="de">', '@media print', 'Wird gelöscht am', 'Notiz geändert', email])
      expect(html).toContain(words);
  });

  it('says so where nothing is known, and what is wrong with an address', async () => {
    world.leads.answer({ 'leads.readPerson': () => ({ items: [], next: null }) });
    const page = await ask('access', { email }, { accept: 'text/html' });
    expect(await page.text()).toContain('Zu dieser E-Mail-Adresse ist bei uns nichts gespeichert.');
    for (const [body, message] of [
      [{}, 'Bitte füllen Sie dieses Feld aus.'],
      [{ email: ' ' }, 'Bitte geben Sie eine E-Mail-Adresse ein.'],
      [{ email: 'jo@' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ] as const)
      expect((await problemOf(await ask('access', body))).errors).toEqual([{ field: 'email', message }]);
  });
});

describe('erasure', () => {
  it('hands the address to leads, answers the proof and writes down its id alone', async () => {
    const response = await ask('erase', { email });
    expect(await response.json()).toEqual(erasure());
    expect(calls('leads.erasePerson').at(-1)?.input).toEqual({ email });
    expect(written).toMatchObject([{ action: 'POST /api/admin/leads/erase', target: erasure().id }]);
    expect(JSON.stringify(written)).not.toContain('example.test');
  });

  it('is refused for an account of staff, in any spelling', async () => {
    const before = calls('leads.erasePerson').length;
    const problem = await problemOf(await ask('erase', { email: 'KOLLEGE@example.test' }));
    expect(problem).toMatchObject({ status: 409, detail: expect.stringContaining('Konto der Verwaltung') });
    expect(calls('leads.erasePerson')).toHaveLength(before);
    expect(written).toMatchObject([{ refused: 'conflict', target: null }]);
  });

  it('is listed with what each service erased', async () => {
    const response = await world.get('/api/admin/leads/erasures', { headers: { authorization } });
    expect(await response.json()).toEqual({ items: [erasure()] });
  });
});
