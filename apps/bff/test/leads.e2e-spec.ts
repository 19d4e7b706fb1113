import { brokers } from '@estate/content/brokers';
import { createHash } from 'node:crypto';
import { problem } from '@estate/contracts/problem';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Challenge } from '../src/spam-defence/challenge.ts';
import { recordedAudit } from './recorded-audit.ts';
import { card, exposeRequest, lead } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('the inbox', () => {
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
  const colleague = 'c'.repeat(24);
  const path = `/api/admin/leads/${lead().id}`;

  let world: World;
  let written: Record<string, unknown>[];
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => {
    written = recordedAudit(world);
    world.leads.answer({
      'leads.getLead': () => lead(),
      'leads.changeLead': () => ({ ...lead({ state: 'handled', version: 1 }), audit: { changes: [] } }),
    });
  });
  afterAll(() => world.close());

  const patch = (body: object) => world.get(path, { method: 'PATCH', headers, body: JSON.stringify(body) });
  const lastInput = () => world.leads.calls.at(-1)?.input;

  describe('the leads inbox', () => {
    it('the inbox of leads passes the filter and page of its URL to the leads service', async () => {
      world.leads.answer({ 'leads.listLeads': () => ({ items: [], total: 0 }) });
      const response = await world.get(
        '/api/admin/leads?q=witt&kind=contact&state=new&assignee=niemand&page=3',
        { headers },
      );
      expect(await response.json()).toEqual({ items: [], total: 0 });
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

    it('the inbox of leads shows the picture of a public property, and no picture while catalog is unavailable [S-2.125]', async () => {
      const property = { id: 42, title: 'Villa & Elbe' };
      const { title: _title, ...row } = lead({ property });
      world.leads.answer({ 'leads.listLeads': () => ({ items: [row], total: 1 }) });
      world.catalog.answer({ 'catalog.compareProperties': () => ({ items: [card()] }) });
      const covers = async () => {
        const response = await world.get('/api/admin/leads', { headers });
        return ((await response.json()) as { items: { cover: unknown }[] }).items.map(({ cover }) => cover);
      };
      expect(await covers()).toEqual([{ storage_path: '42/1.jpeg', change_mark: 'm1' }]);
      world.catalog.answer({ 'catalog.compareProperties': () => problem('unavailable') });
      expect(await covers()).toEqual([null]);
    });

    it('a change of a lead is passed on and recorded with the signed-in account', async () => {
      const change = { state: 'handled', assignee: colleague, snoozed_until: '2027-01-04' } as const;
      world.leads.answer({ 'leads.changeLead': () => ({ ...lead(change), audit: { changes: [] } }) });
      const body = { ...change, version: 0 };
      expect((await patch(body)).status).toBe(200);
      expect(lastInput()).toEqual({ id: lead().id, by: 'u1', owner: null, ...body });
      expect(written).toMatchObject([{ action: 'PATCH /api/admin/leads/{id}', target: lead().id }]);
    });

    it('a comment on a lead is recorded in the audit log without its text', async () => {
      world.leads.answer({ 'leads.addComment': () => ({ ...lead(), audit: { changes: [] } }) });
      const comment = { id: lead().id, text: 'Geheimer Wunsch' };
      expect((await world.post(`${path}/comments`, comment, headers)).status).toBe(200);
      expect(lastInput()).toEqual({ id: lead().id, by: 'u1', owner: null, comment });
      expect(written).toMatchObject([{ action: 'POST /api/admin/leads/{id}/comments', target: lead().id }]);
      expect(JSON.stringify(written)).not.toContain('Geheimer');
    });

    it('a document for a reply is ordered for the signed-in account, and the audit log says if it releases an address [S-2.262, S-2.263]', async () => {
      const file = { id: 'f1', name: 'Exposé Villa.pdf', type: 'application/pdf', bytes: 2_048 };
      const changes = [{ field: 'with_address', before: null, after: 'ja' }];
      world.leads.answer({ 'leads.attachDocument': () => ({ ...file, audit: { changes } }) });
      const order = { kind: 'expose', with_address: true };
      const response = await world.post(`${path}/documents`, order, headers);
      expect(await response.json()).toEqual(file);
      expect(lastInput()).toEqual({ id: lead().id, by: 'u1', owner: null, ...order });
      expect(written).toMatchObject([
        { action: 'POST /api/admin/leads/{id}/documents', target: lead().id, changes },
      ]);
      const odd = await world.post(`${path}/documents`, { kind: 'grundbuch' }, headers);
      expect((await problemOf(odd)).errors?.map(({ field }) => field)).toEqual(['kind']);
    });

    it('a change based on an outdated version of a lead is refused with 409', async () => {
      world.leads.answer({ 'leads.changeLead': () => problem('outdated-record') });
      expect((await patch({ state: 'handled', version: 0 })).status).toBe(409);
      expect(written).toMatchObject([{ refused: 'outdated-record' }]);
    });

    it.each(['read', 'resend'])(
      'the request to %s a lead is recorded in the audit log with the acting account',
      async (what) => {
        const message = { read: 'readLead', resend: 'resendLeadMail' }[what]!;
        world.leads.answer({ [`leads.${message}`]: () => ({ ...lead(), audit: { changes: [] } }) });
        expect((await world.post(`${path}/${what}`, { mail: 'visitor' }, headers)).status).toBe(200);
        expect(lastInput()).toMatchObject({ id: lead().id, by: 'u1' });
        expect(written).toMatchObject([{ action: `POST /api/admin/leads/{id}/${what}`, target: lead().id }]);
      },
    );
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

    it('visitors’ forms are passed to leads with idempotency key and shortened IP address, without the anti-spam fields [V-3.21, V-7.6, V-7.11]', async () => {
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

    it('forms with a missing or used anti-spam solution, or filled in too fast, are marked as suspicious and not refused [V-7.24]', async () => {
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

    it('invalid forms of visitors are refused with a German message for each field', async () => {
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
            message: 'Sie müssen den AGB zustimmen und die Datenschutzerklärung akzeptieren',
          },
          { field: 'propertyId', message: 'Die Immobilie ist unbekannt.' },
        ]),
      );
    });

    it('forms with an invalid idempotency key, malformed JSON, another content type or too many bytes are refused', async () => {
      const key = await world.post('/api/expose-requests', exposeRequest, { 'idempotency-key': 'a b' });
      expect(await problemOf(key)).toMatchObject({
        status: 400,
        errors: [{ field: 'Idempotency-Key', message: 'Der Idempotency-Key ist ungültig.' }],
      });
      expect(await problemOf(await world.post('/api/expose-requests', '{"a":'))).toMatchObject({
        status: 400,
        code: 'invalid-json',
      });
      const text = await world.post('/api/valuations', 'name=Anna', { 'content-type': 'text/plain' });
      expect(await problemOf(text)).toMatchObject({ status: 415 });
      const long = { ...exposeRequest, firstName: 'a'.repeat(110_000) };
      expect(await problemOf(await world.post('/api/expose-requests', long))).toMatchObject({ status: 413 });
    });

    it('a form of a visitor is answered with the conflict that leads reports, and with 503 while leads is unavailable', async () => {
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

    it('the number of forms sent per client and kind of form is limited, with Retry-After [V-9.34]', async () => {
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

    it('all five form routes create a lead [V-7.9]', async () => {
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
      [`/makler/${brokers()[0]!.slug}`, `/makler/${brokers()[0]!.slug}`],
      ['/makler/niemand', '/kontakt'],
      ['Überweisen Sie bitte auf …', '/kontakt'],
    ])('a form sent from %s is stored with %s as its page', async (source, named) => {
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

    it('visitors’ forms are stored and rate-limited while Redis is unavailable', async () => {
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
