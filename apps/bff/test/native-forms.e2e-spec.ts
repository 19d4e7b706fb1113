import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  contactFields,
  exposeFields,
  formState,
  type PageFormWorld,
  searchFields,
  startPageFormWorld,
} from './native-form-world.ts';

describe('forms without a script', () => {
  let world: PageFormWorld;
  const sent = () =>
    world.leads.calls.at(-1)?.input as {
      form: Record<string, unknown>;
      origin: { idempotency_key: string; client_ip: string | null; suspicion: string | null };
    };

  beforeAll(async () => {
    world = await startPageFormWorld();
  });
  beforeEach(() => {
    const receipt = () => ({ id: 'lead-1' });
    world.leads.answer({
      'leads.requestExpose': receipt,
      'leads.fileSearchRequest': receipt,
      'leads.sendContactMessage': receipt,
    });
  });
  afterAll(() => world.close());

  describe('a form that the browser sends by itself', () => {
    it.each([
      [
        '/api/expose-requests',
        exposeFields,
        {
          propertyId: 42,
          firstName: 'Anna',
          lastName: 'Muster',
          email: 'anna@example.test',
          agreeToTerms: true,
          consentVersion: 'expose-2026-11',
        },
        '/danke?formular=expose&seite=%2Fimmobilie%2Fvilla-elbe-42#inhalt',
      ],
      [
        '/api/search-requests',
        searchFields,
        {
          salutation: 'frau',
          firstName: 'Anna',
          lastName: 'Muster',
          email: 'anna@example.test',
          phone: '040 123456',
          buyOrRent: 'rent',
          propertyType: 'house',
          location: 'Hamburg, Eppendorf',
          minRooms: 2,
          maxPrice: 2500,
          equipment: '',
          notes: 'Gern\nAltbau',
          agreeToTerms: true,
          consentVersion: 'suchauftrag-2026-11',
        },
        '/danke?formular=suchauftrag&seite=%2Fsuchauftrag#inhalt',
      ],
      [
        '/api/contact-messages',
        contactFields,
        {
          name: 'Anna',
          phone: '040 123456',
          message: 'Guten Tag\nbitte rufen Sie an',
          source: '/kontakt',
          privacyAccepted: true,
          consentVersion: 'kontakt-2026-11',
        },
        '/danke?formular=nachricht&seite=%2Fkontakt#inhalt',
      ],
    ])(
      'a form sent to %s without JavaScript creates the same lead as the app, and redirects to the thank-you page',
      async (path, fields, form, to) => {
        const response = await world.send(path, fields, '203.0.113.77');
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(to);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(sent().form).toEqual(form);
        expect(sent().origin).toEqual({
          idempotency_key: expect.stringMatching(/^[\w-]{43}$/),
          client_ip: '203.0.113.0',
          suspicion: 'Rechenaufgabe fehlt',
        });
        // The same form as the app sends it.
        expect((await world.post(path, form)).status).toBe(202);
        expect(sent().form).toEqual(form);
      },
    );

    it.each([
      ['/ueber-uns', { firstName: 'Ada', lastName: 'Lovelace' }],
      ['/makler/henrik-thordsen', { name: 'Ada Lovelace' }],
      ['/gutachten', { name: 'Ada Lovelace' }],
      ['/bewertung', { firstName: 'Ada', lastName: 'Lovelace' }],
    ])(
      'the contact form of %s, sent without JavaScript, names the same page as the app',
      async (page, names) => {
        const { firstName: _, ...fields } = contactFields;
        const email = 'ada@example.test';
        const response = await world.send('/api/contact-messages', { ...fields, ...names, email, page });
        expect(response.status).toBe(303);
        expect(sent().form).toMatchObject({ name: 'Ada Lovelace', email, source: page });
      },
    );

    it('a form sent without JavaScript has the same idempotency key for the same field values and another key for others', async () => {
      const keyOf = async (fields: Record<string, string>) => {
        await world.send('/api/expose-requests', fields);
        return sent().origin.idempotency_key;
      };
      const key = await keyOf(exposeFields);
      expect(await keyOf(exposeFields)).toBe(key);
      expect(await keyOf({ ...exposeFields, firstName: 'Anne' })).not.toBe(key);
    });
  });
});

describe('refused forms without a script', () => {
  let world: PageFormWorld;
  beforeAll(async () => {
    world = await startPageFormWorld();
  });
  afterAll(() => world.close());

  describe('a refused form of a browser without scripts', () => {
    it('a refused form sent without JavaScript is shown again with its values and a message at each invalid field', async () => {
      const calls = world.leads.calls.length;
      const response = await world.send('/api/search-requests', {
        ...searchFields,
        email: 'ada"><script>',
        minRooms: '0',
        agreeToTerms: '',
      });
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
      const html = await response.text();
      expect(html).toContain('/suchauftrag?city=Hamburg&deal=rent');
      expect(html).not.toContain('<script>');
      expect(html).toContain('<title>Suchauftrag für Immobilien');
      expect(formState(html)).toEqual({
        kind: 'search',
        page: '/suchauftrag?city=Hamburg&deal=rent',
        values: expect.objectContaining({
          email: 'ada"><script>',
          minRooms: '0',
          maxPrice: '2.500 €',
          notes: 'Gern\nAltbau',
          buyOrRent: 'rent',
          agreeToTerms: false,
        }),
        errors: {
          email: 'Ungültige E-Mail-Adresse',
          minRooms: 'Mindestens 1 Zimmer.',
          agreeToTerms: 'Sie müssen die Datenschutzerklärung akzeptieren',
        },
        message: null,
      });
      expect(world.leads.calls).toHaveLength(calls);
    });

    it('a form sent without JavaScript shows an error that belongs to no visible field above the button', async () => {
      const response = await world.send('/api/search-requests', { ...searchFields, buyOrRent: 'steal' });
      expect(response.status).toBe(422);
      expect(formState(await response.text())).toMatchObject({
        errors: {},
        message: 'Diese Angabe ist hier nicht möglich.',
      });
    });

    it('a form sent without JavaScript above the rate limit, which it shares with the app, is shown again with its values', async () => {
      const client = '198.51.100.9';
      for (let call = 0; call < 20; call += 1) {
        await world.post('/api/expose-requests', {}, { 'x-forwarded-for': client });
      }
      const calls = world.leads.calls.length;
      const response = await world.send('/api/expose-requests', exposeFields, client);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
      expect(formState(await response.text())).toMatchObject({
        values: { firstName: 'Anna' },
        message: expect.stringContaining('Zu viele Anfragen'),
      });
      expect(world.leads.calls).toHaveLength(calls);
    });

    it('a form sent without JavaScript is shown again if leads is unavailable or refuses its idempotency key', async () => {
      world.leads.answer({ 'leads.requestExpose': () => problem('key-reused') });
      const reused = await world.send('/api/expose-requests', exposeFields);
      expect(reused.status).toBe(409);
      expect(formState(await reused.text())?.message).toBe(problem('key-reused').detail);

      await world.leads.close();
      const gone = await world.send('/api/expose-requests', exposeFields);
      await world.leads.start();
      expect(gone.status).toBe(503);
      expect(gone.headers.get('cache-control')).toBe('no-store');
      expect(formState(await gone.text())).toMatchObject({
        page: '/immobilie/villa-elbe-42',
        values: { firstName: 'Anna', agreeToTerms: true },
        errors: {},
        message: 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.',
      });
    });

    it('a form sent without JavaScript and without an Origin header is shown again with its values', async () => {
      const refused = await world.get('/api/contact-messages', {
        method: 'POST',
        headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
        body: new URLSearchParams({ ...contactFields, firstName: 'Anna' }).toString(),
      });
      expect(refused.status).toBe(403);
      expect(formState(await refused.text())).toMatchObject({
        values: { firstName: 'Anna', message: contactFields.message.replaceAll('\r\n', '\n') },
        message: expect.stringMatching(/noch einmal, oder melden Sie sich unter 040 .* oder kontakt@/),
      });
      world.leads.answer({ 'leads.sendContactMessage': () => ({ id: 'lead-1' }) });
      const own = await world.get('/api/contact-messages', {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin: 'null',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(contactFields).toString(),
      });
      expect(own.status).toBe(303);
    });

    it.each([
      ['too large', '/api/contact-messages', 413, 'x'.repeat(200_000)],
      ['sent to an unknown route', '/api/unbekannt', 404, 'message=Hallo'],
      ['sent to a route that takes only JSON', '/api/valuation-addresses', 415, 'message=Hallo'],
    ])(
      'a form sent without JavaScript that is %s is answered with a page with telephone number and e-mail address',
      async (_why, path, status, body) => {
        const response = await world.send(path, body);
        expect(response.status).toBe(status);
        expect(response.headers.get('content-type')).toContain('text/html');
        const html = await response.text();
        for (const part of ['href="tel:', 'href="mailto:', 'Mit „Zurück“']) expect(html).toContain(part);
      },
    );

    it('the values of a refused form sent without JavaScript are in no cached page', async () => {
      await world.send('/api/contact-messages', { ...contactFields, message: '', firstName: 'Geheim' });
      const page = await (await world.get('/kontakt?stadt=berlin')).text();
      expect(page).toContain('id="formular-contact"');
      expect(page).not.toContain('Geheim');
      expect(page).not.toContain('form-state');
    });
  });

  describe('a refused form whose page cannot be rendered', () => {
    it('a refused form whose page cannot be rendered is shown as a plain page that can send the submitted values again', async () => {
      const response = await world.send('/api/contact-messages', {
        ...contactFields,
        firstName: '',
        phone: '"><b>',
        message: 'late',
      });
      expect(response.status).toBe(422);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('action="/api/contact-messages#formular-contact"');
      expect(html).toContain('Vorname ist erforderlich');
      expect(html).toMatch(/<label>Nachricht<textarea name="message" rows="5">\nlate<\/textarea><\/label>/);
      expect(html).toMatch(/<label>[^<]+<input name="phone" value="&quot;&gt;&lt;b&gt;" \/><\/label>/);
      expect(html).toMatch(/<p>[^<]+: Ja<\/p><input type="hidden" name="privacyAccepted"/);
      expect(html).toContain('name="page" value="/kontakt?stadt=berlin"');
      expect(html).toContain('value="kontakt-2026-11"');
      expect(html).toContain('name="privacyAccepted" value="on"');
      expect(html).toContain('href="tel:');
    });

    it.each([
      ['is gone', () => problem('property-gone')],
      ['cannot be read', () => problem('unavailable')],
    ])('a refused form is shown as a plain page if the property %s', async (_what, answer) => {
      world.catalog.answer({ 'catalog.getProperty': answer });
      const fields = { ...exposeFields, salutation: 'constructor', lastName: '' };
      const response = await world.send('/api/expose-requests', fields);
      const html = await response.text();
      expect(response.status).toBe(422);
      expect(html).toContain('value="Anna"');
      expect(html).toContain(': constructor</p>');
      expect(html).toContain('name="propertyId" value="42"');
    });
  });
});
