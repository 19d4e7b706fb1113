import { brokers } from '@estate/content/brokers';
import { createHash } from 'node:crypto';
import { problem } from '@estate/contracts/problem';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Challenge } from '../src/spam-defence/challenge.ts';
import { recordedAudit } from './recorded-audit.ts';
import { exposeRequest, lead } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('the inbox', () => {
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
  const colleague = 'c'.repeat(24);
  const account = { id: colleague, email: 'kollege@example.test', name: 'Kollege', role: 'admin' };
  const path = `/api/admin/leads/${lead().id}`;

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
      'leads.getLead': () => lead(),
      'leads.changeLead': () => lead({ state: 'handled', version: 1 }),
    });
  });
  afterAll(() => world.close());

  const patch = (body: object) => world.get(path, { method: 'PATCH', headers, body: JSON.stringify(body) });
  const lastInput = () => world.leads.calls.at(-1)?.input;

  describe('the leads inbox', () => {
    it('is asked with the filter of the address, a page at a time', async () => {
      world.leads.answer({ 'leads.listLeads': () => ({ items: [], total: 0, unread: 2 }) });
      const response = await world.get(
        '/api/admin/leads?q=witt&kind=contact&state=new&assignee=niemand&page=3',
        { headers },
      );
      expect(await response.json()).toEqual({ items: [], total: 0, unread: 2 });
      expect(lastInput()).toEqual({
        q: 'witt',
        kind: 'contact',
        state: 'new',
        owner: null,
        assignee: 'niemand',
        page: 3,
        page_size: 50,
      });
      const odd = await world.get('/api/admin/leads?state=nonsense&page=0', { headers });
      expect((await problemOf(odd)).errors?.map(({ field }) => field)).toEqual(['state', 'page']);
    });

    it('changes a lead for the account that is signed in, and writes down what, but not the note', async () => {
      const body = { handled: true, assignee: colleague, note: 'Geheimer Wunsch', version: 0 };
      expect((await patch(body)).status).toBe(200);
      expect(lastInput()).toEqual({ id: lead().id, by: 'u1', owner: null, ...body });
      expect(written).toMatchObject([
        {
          action: 'PATCH /api/admin/leads/{id}',
          target: lead().id,
          changes: [
            { field: 'handled', before: 'nein', after: 'ja' },
            { field: 'assignee', before: null, after: colleague },
            { field: 'note', before: null, after: 'geändert' },
          ],
        },
      ]);
      expect(JSON.stringify(written)).not.toContain('Geheimer');
    });

    it('refuses a stale version with 409', async () => {
      world.leads.answer({ 'leads.changeLead': () => problem('outdated-record') });
      expect((await patch({ note: 'Zu spät', version: 0 })).status).toBe(409);
      expect(written).toMatchObject([{ refused: 'outdated-record' }]);
    });

    it.each(['read', 'release', 'resend'])('writes down who asked to %s', async (what) => {
      const message = { read: 'readLead', release: 'releaseLead', resend: 'resendLeadMail' }[what]!;
      world.leads.answer({ [`leads.${message}`]: () => lead() });
      expect((await world.post(`${path}/${what}`, { mail: 'visitor' }, headers)).status).toBe(200);
      expect(lastInput()).toMatchObject({ id: lead().id, by: 'u1' });
      expect(written).toMatchObject([{ action: `POST /api/admin/leads/{id}/${what}`, target: lead().id }]);
    });
  });

  describe('the file of leads', () => {
    const next = `1760000000000-${lead().id}`;

    it('holds every page of the search in German, with inert cells, and is written down without the search', async () => {
      const odd = lead({
        name: '=cmd|calc',
        phone: '+49 40 1',
        assignee: colleague,
        content: [
          { facts: [{ label: 'Ort', value: 'Hamburg' }] },
          { label: 'Nachricht', quote: 'Guten Tag' },
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
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="anfragen.csv"');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head, first, second, rest] = bytes.toString('utf8').split('\r\n');
      expect(head).toContain('"Eingegangen";"Art";"Anrede";"Name";"E-Mail";"Telefon"');
      expect(first).toBe(
        '"20.11.2026, 10:00:00";"Nachricht";"";"\'=cmd|calc";"jo@example.test";"\t+49 40 1";"";"";' +
          '"Ort: Hamburg\nNachricht: Guten Tag";"Offen";"Kollege";"";"";"Verschickt";"Fehlgeschlagen: Postfach unbekannt";' +
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
      const items = Array.from({ length: 100 }, () => lead({ note: 'x'.repeat(3_000) }));
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

    it('breaks off where a later page is missing', async () => {
      world.leads.answer({
        'leads.exportLeads': ({ cursor }: { cursor?: string }) =>
          cursor === undefined ? { items: [lead()], next } : problem('unavailable'),
      });
      await expect((await world.get('/api/admin/leads/export', { headers })).text()).rejects.toThrow();
    });
  });
});

describe('public forms', () => {
  interface Sent {
    form: Record<string, unknown>;
    origin: { idempotency_key: string; client_ip: string | null; suspicion: string | null };
  }

  /** Solves a challenge as the widget in the browser does. */
  function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
    for (let number = 0; number <= maxnumber; number += 1) {
      if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) {
        return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
          'base64',
        );
      }
    }
    throw new Error('no solution');
  }

  describe('forms', () => {
    let redis: TestRedis;
    let world: World;
    const sent = () => world.leads.calls.at(-1)?.input as Sent;
    const challenge = async () => (await (await world.get('/api/challenge')).json()) as Challenge;

    beforeAll(async () => {
      redis = await testRedis();
      world = await startWorld({ REDIS_URL: redis.url, TRUST_PROXY: '1' });
      await eventually(async () => {
        expect(await (await world.get('/readyz')).json()).toMatchObject({ parts: { redis: true } });
      });
    });
    beforeEach(async () => {
      await redis.flush();
      world.leads.answer({ 'leads.requestExpose': () => ({ id: 'lead-1' }) });
    });
    afterAll(async () => {
      await world.close();
      await redis.stop();
    });

    it('go to leads with key and shortened address, without what only the spam defence reads [V-3.21, V-7.6, V-7.11]', async () => {
      const altcha = solve(await challenge());
      const response = await world.post(
        '/api/expose-requests',
        { ...exposeRequest, altcha, filledInMs: 9_000 },
        { 'idempotency-key': 'form-0001', 'x-forwarded-for': '10.9.9.9, 203.0.113.77' },
      );
      expect(response.status).toBe(202);
      expect(await response.json()).toEqual({ id: 'lead-1' });
      expect(sent()).toEqual({
        form: exposeRequest,
        origin: { idempotency_key: 'form-0001', client_ip: '203.0.113.0', suspicion: null },
      });
    });

    it('are doubted, not refused, without a solution, with one used before or filled too fast [V-7.24]', async () => {
      await world.post('/api/expose-requests', exposeRequest);
      expect(sent().origin.suspicion).toBe('Rechenaufgabe fehlt');
      expect(sent().origin.idempotency_key).toMatch(/^[0-9a-f-]{36}$/);

      const form = { ...exposeRequest, altcha: solve(await challenge()), filledInMs: 400 };
      await world.post('/api/expose-requests', form, { 'idempotency-key': 'form-0002' });
      expect(sent().origin.suspicion).toBe('zu schnell ausgefüllt');
      await world.post(
        '/api/expose-requests',
        { ...form, filledInMs: 9_000 },
        { 'idempotency-key': 'form-0002' },
      );
      expect(sent().origin.suspicion).toBeNull();
      await world.post(
        '/api/expose-requests',
        { ...form, filledInMs: 9_000 },
        { 'idempotency-key': 'form-0003' },
      );
      expect(sent().origin.suspicion).toBe('Rechenaufgabe mehrfach verwendet');
    });

    it('are refused field by field in German', async () => {
      const { errors, status } = await problemOf(
        await world.post('/api/expose-requests', {
          ...exposeRequest,
          email: 'anna',
          agreeToTerms: false,
          propertyId: 'x',
        }),
      );
      expect(status).toBe(400);
      expect(errors).toEqual(
        expect.arrayContaining([
          { field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
          {
            field: 'agreeToTerms',
            message: 'Sie müssen die Datenschutzerklärung akzeptieren',
          },
          { field: 'propertyId', message: 'Die Immobilie ist unbekannt.' },
        ]),
      );
    });

    it('are refused with a key that is none, wrong JSON, another type, too many bytes', async () => {
      const key = await world.post('/api/expose-requests', exposeRequest, { 'idempotency-key': 'a b' });
      expect(await problemOf(key)).toMatchObject({
        status: 400,
        errors: [{ field: 'Idempotency-Key', message: 'Der Idempotency-Key ist ungültig.' }],
      });
      expect(await problemOf(await world.post('/api/expose-requests', '{"a":'))).toMatchObject({
        status: 400,
        code: 'invalid-json',
      });
      const text = await world.post('/api/valuations', 'name=Anna', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(await problemOf(text)).toMatchObject({ status: 415 });
      const long = { ...exposeRequest, firstName: 'a'.repeat(110_000) };
      expect(await problemOf(await world.post('/api/expose-requests', long))).toMatchObject({ status: 413 });
    });

    it('pass a conflict of leads on, and say when leads is gone', async () => {
      world.leads.answer({ 'leads.requestExpose': () => problem('key-reused') });
      expect(await problemOf(await world.post('/api/expose-requests', exposeRequest))).toMatchObject({
        status: 409,
        code: 'key-reused',
      });
      await world.leads.close();
      expect(await problemOf(await world.post('/api/expose-requests', exposeRequest))).toMatchObject({
        status: 503,
      });
      await world.leads.start();
    });

    it('are limited per client and form, with the time to wait [V-9.34]', async () => {
      const send = (path: string, client: string) => world.post(path, {}, { 'x-forwarded-for': client });
      for (let call = 0; call < 20; call += 1) {
        expect((await send('/api/contact-messages', '198.51.100.7')).status).toBe(400);
      }
      const refused = await send('/api/contact-messages', '198.51.100.7');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
      expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too-many-requests' });
      expect((await send('/api/contact-messages', '198.51.100.8')).status).toBe(400);
      expect((await send('/api/search-requests', '198.51.100.7')).status).toBe(400);
    });

    it('are all five there [V-7.9]', async () => {
      const paths = [
        'expose-requests',
        'search-requests',
        'valuations',
        'valuation-addresses',
        'contact-messages',
      ];
      for (const path of paths) expect((await world.post(`/api/${path}`, {})).status).toBe(400);
      const address = {
        address_street: 'Elbchaussee',
        address_number: '1',
        address_postal_code: '22765',
        address_city: 'Hamburg',
      };
      world.leads.answer({ 'leads.saveValuationAddress': () => ({ id: 'address-1' }) });
      expect((await world.post('/api/valuation-addresses', address)).status).toBe(202);
      expect(sent().form).toEqual(address);
    });

    it.each([
      ['/bewertung', '/bewertung'],
      [`/makler/${brokers[0]!.slug}`, `/makler/${brokers[0]!.slug}`],
      ['/makler/niemand', '/kontakt'],
      ['Überweisen Sie bitte auf …', '/kontakt'],
    ])('written on %s name %s as their page', async (source, named) => {
      world.leads.answer({ 'leads.sendContactMessage': () => ({ id: 'lead-2' }) });
      const message = {
        name: 'Anna',
        email: 'anna@example.org',
        message: 'Guten Tag, ich habe eine Frage.',
        privacyAccepted: true,
      };
      expect((await world.post('/api/contact-messages', { ...message, source })).status).toBe(202);
      expect(sent().form).toMatchObject({ source: named });
    });

    it('still arrive, and are still limited, while Redis is away', async () => {
      await redis.stop();
      try {
        expect((await world.post('/api/expose-requests', exposeRequest)).status).toBe(202);
        for (let call = 0; call < 20; call += 1) await world.post('/api/valuations', {});
        expect((await world.post('/api/valuations', {})).status).toBe(429);
        // These tests run without media and renderer.
        expect(await (await world.get('/readyz')).json()).toMatchObject({
          ready: true,
          degraded: ['redis', 'renderer', 'media'],
        });
      } finally {
        await redis.start();
      }
    });
  });
});
