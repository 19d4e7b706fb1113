import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { metrics } from '@estate/server-kit/observability/metrics';
import { cpuCost } from '@estate/test-kit/cpu-cost';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxQueryFields, maxUrlLength } from '../src/routing/request-head.ts';
import {
  contactFields,
  exposeFields,
  formState,
  type PageFormWorld,
  startPageFormWorld,
} from './native-form-world.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('slow and large input', () => {
  let world: World;
  beforeAll(async () => {
    const times = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 100 };
    world = await startWorld({}, { times });
  });
  afterAll(() => world.close());

  /**
   * Sends `start` and then single bytes at intervals until the server closes the connection; returns the status line of
   * its response.
   */
  async function drip(start: string): Promise<string> {
    const socket = connect(world.bff.port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(start);
    const timer = setInterval(() => socket.write('a'), 50);
    await once(socket, 'close');
    clearInterval(timer);
    return said.split('\r\n')[0] ?? '';
  }

  describe('a client that sends slowly', () => {
    it.each([
      ['its head', 'GET / HTTP/1.1\r\nHost: example.test\r\nX-Slow: '],
      [
        'its form',
        'POST /api/contact-messages HTTP/1.1\r\nHost: example.test\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
      ],
    ])('a client that sends %s too slowly is disconnected, others are answered', async (_what, start) => {
      const slow = drip(start);
      expect((await world.get('/api/properties/latest')).status).toBe(200);
      expect(await slow).toBe('HTTP/1.1 408 Request Timeout');
    });
  });

  describe('a form', () => {
    it.each([
      ['announces', (bytes: number) => `Content-Length: ${bytes}\r\n\r\n`],
      ['does not announce', (bytes: number) => `Transfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n`],
    ])('a form of 10 MB that %s its length is refused before its end', async (_what, head) => {
      const socket = connect(world.bff.port, '127.0.0.1');
      let said = '';
      socket.on('data', (chunk) => (said += chunk.toString()));
      socket.on('error', () => undefined);
      const start = `POST /api/contact-messages HTTP/1.1\r\nHost: example.test\r\nContent-Type: application/json\r\n`;
      // The rest of the body is never sent, so the response can only arrive in time if the BFF does not wait for it.
      socket.write(start + head(10_000_000) + ' '.repeat(120_000));
      await once(socket, 'close');
      expect(said).toContain('HTTP/1.1 413 ');
      expect(said).toContain('connection: close');
      expect(said).toContain('Die Anfrage ist zu groß.');
    });

    it('a form with a compressed body is refused', async () => {
      const body = gzipSync(JSON.stringify({ message: ' '.repeat(50_000_000) }));
      expect(body.length).toBeLessThan(60_000);
      const response = await world.get('/api/contact-messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body,
      });
      expect(response.status).toBe(413);
    });

    it.each(['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'])(
      'a form with a field named %s does not change any object prototype',
      async (body) => {
        expect((await world.post('/api/contact-messages', body)).status).toBe(400);
        await world.get('/api/properties?__proto__[polluted]=true&constructor[prototype][polluted]=true');
        expect({}).not.toHaveProperty('polluted');
      },
    );
  });
});

describe('hostile forms without a script', () => {
  let world: PageFormWorld;
  beforeAll(async () => {
    world = await startPageFormWorld();
    world.leads.answer({
      'leads.sendContactMessage': () => ({ id: 'lead-1' }),
      'leads.requestExpose': () => ({ id: 'lead-1' }),
    });
  });
  afterAll(() => world.close());

  const sentForm = () =>
    (world.leads.calls.at(-1)?.input as { form: Record<string, unknown> } | undefined)?.form ?? {};
  const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

  describe('a form of a browser without scripts', () => {
    it('a form sent without JavaScript with 10,000 unknown fields is read quickly, and the unknown fields are dropped', async () => {
      const more = Array.from({ length: 10_000 }, (_, index) => `f${index}=`).join('&');
      const send = () => world.send('/api/contact-messages', `${encoded(contactFields)}&${more}`);
      expect(await cpuCost(send, 3)).toBeLessThan(500);
      expect((await send()).status).toBe(303);
      expect(Object.keys(sentForm()).sort()).toEqual([
        'consentVersion',
        'message',
        'name',
        'phone',
        'privacyAccepted',
        'source',
      ]);
    });

    it.each(['message', 'firstName', 'email', 'phone', 'page', 'consentVersion', 'form'])(
      'a form without JavaScript with almost 100 KB in %s is answered at once',
      async (name) => {
        const since = performance.now();
        const long = '. '.repeat(44_000);
        const response = await world.send('/api/contact-messages', {
          ...contactFields,
          email: '',
          [name]: long,
        });
        expect(performance.now() - since).toBeLessThan(3_000);
        expect([303, 422]).toContain(response.status);
        const html = await response.text();
        if (name === 'message') {
          expect(formState(html)?.errors).toEqual({ message: 'Bitte höchstens 5000 Zeichen.' });
          expect(formState(html)?.values['message']).toBe(long);
        }
      },
    );

    it('a form above 100 KB sent without JavaScript is refused with a page that names the reason', async () => {
      const response = await world.send('/api/contact-messages', `message=${'a'.repeat(110_000)}`);
      expect(response.status).toBe(413);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('Die Anfrage ist zu groß.');
    });

    it('the last of several fields with the same name counts in a form sent without JavaScript, as in JSON', async () => {
      await world.send('/api/contact-messages', `${encoded(contactFields)}&firstName=Berta&firstName=Carla`);
      expect(sentForm()).toMatchObject({ name: 'Carla' });
    });

    it.each([
      ['%E0%A4%A', 422],
      ['%', 422],
      ['&&&===&', 422],
      ['', 422],
      ['__proto__=1&constructor=2&__proto__[polluted]=true', 422],
      [`${encoded({ ...contactFields, firstName: '' })}&firstName=%zz%ff`, 303],
    ])('a form with the malformed body %j is answered with a page', async (body, status) => {
      const response = await world.send('/api/contact-messages', body);
      expect(response.status).toBe(status);
      expect({}).not.toHaveProperty('polluted');
    });

    it.each([
      'https://evil.example/kontakt',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/admin',
      '/immobilie/../admin',
      '/kontakt\r\nSet-Cookie: a=b',
      '/makler/henrik-thordsen\r\nSet-Cookie: a=b',
      '/api/contact-messages',
      '',
    ])('a form that names the invalid page %j is stored with the contact page', async (page) => {
      for (const form of ['contact', 'broker', 'unknown']) {
        const fields = { ...contactFields, email: 'anna@example.test', name: 'Anna', form, page };
        const response = await world.send('/api/contact-messages', fields);
        expect(response.status).toBe(303);
        expect(response.headers.get('set-cookie')).toBeNull();
        expect(response.headers.get('location')).toMatch(
          /^\/danke\?formular=nachricht(?:&seite=%2Fkontakt)?#inhalt$/,
        );
        expect(sentForm()).toMatchObject({ source: '/kontakt' });
      }
      const refused = await world.send('/api/contact-messages', { ...contactFields, message: '', page });
      expect(formState(await refused.text())?.page).toBe('/kontakt');
    });

    it('a form sent without JavaScript keeps only those query fields of its address that the page knows', async () => {
      const page = '/kontakt?stadt=berlin&next=https://evil.example&stadt2="><script>';
      const refused = await world.send('/api/contact-messages', { ...contactFields, message: '', page });
      expect(formState(await refused.text())?.page).toBe('/kontakt?stadt=berlin');
    });

    it.each([
      ['/immobilie/villa-elbe-43', '42'],
      ['/immobilie/villa-elbe-42', '43'],
      ['/makler/henrik-thordsen', '42'],
    ])('a refused form never leads to the page of another property: %s for %s', async (page, propertyId) => {
      const response = await world.send('/api/expose-requests', { ...exposeFields, page, propertyId });
      expect(response.headers.get('location')).toBe('/danke?formular=expose#inhalt');
    });

    it.each(['', '0', '-1', '1e3', '42abc', '9'.repeat(50)])(
      'a form without JavaScript for the property id %j is refused',
      async (id) => {
        const response = await world.send('/api/expose-requests', { ...exposeFields, propertyId: id });
        expect(response.status).toBe(422);
        expect(await response.text()).toContain('Die Immobilie ist unbekannt.');
      },
    );

    it('a form sent without JavaScript is accepted only by routes of forms that work without it', async () => {
      expect((await world.send('/api/valuation-addresses', exposeFields)).status).toBe(415);
    });

    it('a form that another website sends with a visitor’s cookie is refused', async () => {
      const response = await world.get('/api/contact-messages', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://evil.example',
          cookie: 'better-auth.session_token=1',
        },
        body: encoded(contactFields),
      });
      expect(response.status).toBe(403);
    });
  });
});

describe('addresses', () => {
  /** One URL of each kind of resource that the BFF serves: page, API, file. */
  const places = [
    ['GET', '/api/properties'],
    ['GET', '/api/properties/42'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/admin/me'],
    ['POST', '/api/contact-messages'],
    ['GET', '/'],
    ['GET', '/immobilien'],
    ['GET', '/immobilie/villa-42'],
    ['GET', '/nirgendwo'],
    ['GET', '/sitemap.xml'],
    ['GET', '/media/render/property-images/42/1.jpeg'],
    ['GET', '/assets/main-abc.js'],
    ['GET', '/favicon.svg'],
    ['GET', '/healthz'],
  ] as const;

  const kibi = 1024;
  const filled = (start: string, part: string, length: number) =>
    `${start}${part.repeat(Math.ceil(length / part.length))}`.slice(0, length);
  const fields = (count: number) => Array.from({ length: count }, () => 'a').join('&');

  const isPage = (method: string, path: string) => method === 'GET' && !/^\/(?:api|media)\//.test(path);
  /** Expects the error text: as a page with the agency's contact data, or as a problem. */
  async function says(response: Response, onPage: boolean, detail: string): Promise<void> {
    if (!onPage) {
      expect(await problemOf(response)).toMatchObject({ detail });
      return;
    }
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    for (const part of [detail, phoneLink(agency.shipped.phone), `mailto:${agency.shipped.email}`])
      expect(html).toContain(part);
  }

  describe('the address of a request', () => {
    let world: World;
    beforeAll(async () => {
      world = await startWorld();
    });
    afterAll(() => world.close());

    it.each(places)('a URL above 4 KB is refused with 414: %s %s', async (method, path) => {
      const response = await world.get(filled(`${path}?`, 'a=b', maxUrlLength + 1), { method });
      expect(response.status).toBe(414);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-request-id')).toBeTruthy();
      await says(response, isPage(method, path), 'Die aufgerufene Adresse ist zu lang.');
    });

    it.each(places)(
      'a URL with more than 50 query fields is refused with 400: %s %s',
      async (method, path) => {
        for (const query of [fields(maxQueryFields + 1), filled('', 'a&', maxUrlLength - path.length - 1)]) {
          const response = await world.get(`${path}?${query}`, { method });
          expect(response.status).toBe(400);
          await says(
            response,
            isPage(method, path),
            'Die Adresse enthält zu viele Angaben. Bitte verwenden Sie höchstens 50.',
          );
        }
      },
    );

    it.each([
      ['a cookie of 17 KB on a page', '/kontakt', 17],
      ['a cookie of 30 KB on a page', '/', 30],
      ['a cookie of 30 KB on the API', '/api/properties', 30],
      ['a cookie of 200 KB on a picture', '/media/render/a/b.jpeg', 200],
      ['an address of 17 KB', `/${'a'.repeat(17 * kibi)}`, 0],
    ])('a URL with %s is answered with an error page in German', async (_what, path, size) => {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(`${world.bff.url}${path}`, { headers: { cookie: `a=${'b'.repeat(size * kibi)}` } }, resolve)
          .on('error', reject)
          .end();
      });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        431,
        'text/html; charset=utf-8',
      ]);
      expect(response.headers['content-security-policy']).toBeTruthy();
      const html = await text(response);
      expect(html).toContain('löschen Sie in den Einstellungen Ihres Browsers die Cookies unserer Website');
      expect(html).toContain(phoneLink(agency.shipped.phone));
      expect(html).toContain(`mailto:${agency.shipped.email}`);
      expect(await metrics.metrics()).toMatch(/route="refused",status="431"/);
    });

    it('a URL with 4 KB and 50 query fields is accepted', async () => {
      const long = await world.get(filled('/api/properties?a=', 'b', maxUrlLength));
      const manifold = await world.get(`/immobilien?${fields(maxQueryFields)}&&&`);
      expect([long.status, manifold.status]).toEqual([200, 200]);
    });

    it.each([
      ['a query field again and again', '/api/properties?', 'a&'],
      ['a query field again and again, on a page', '/immobilien?', 'a&'],
      ['a known query field again and again', '/api/properties?', 'city=a&'],
      ['slashes before a word', '/immobilien', '/'],
      ['signs in percent', '/immobilie/', '%61'],
      ['an unknown file', '/assets/', 'a/'],
    ])(
      'a URL of 15 KB is processed as fast as one of 1 KB: %s',
      async (_name, start, part) => {
        const ask = async (length: number) => {
          const response = await world.get(`${filled(start, part, length)}x`);
          await response.arrayBuffer();
        };
        // Warms up connections and compiled code before the measurement.
        await ask(kibi);
        const short = await cpuCost(() => ask(kibi));
        expect(await cpuCost(() => ask(15 * kibi))).toBeLessThan(Math.max(20, 3 * short));
      },
      120_000,
    );
  });
});

it('a client with twenty unfinished request bodies is refused another request, while other clients are not', async () => {
  const patient = await startWorld({ TRUST_PROXY: '1' });
  const sockets: Socket[] = [];
  const open = (client: string, body: string) => {
    const socket = connect(patient.bff.port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    socket.write(
      `POST /api/auth/sign-in/email HTTP/1.1\r\nHost: example.test\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n${body}`,
    );
    return socket;
  };
  const answerTo = async (client: string, body: string) => {
    const [said] = (await once(open(client, body), 'data')) as [Buffer];
    return said.toString().split('\r\n')[0];
  };
  try {
    for (let n = 0; n < 20; n += 1) open('198.51.100.1', '{');
    await eventually(async () =>
      expect(await answerTo('198.51.100.1', '{')).toBe('HTTP/1.1 429 Too Many Requests'),
    );
    expect(await answerTo('198.51.100.2', '{}'.padEnd(9_000))).toBe('HTTP/1.1 400 Bad Request');
    for (const socket of sockets) socket.destroy();
    await eventually(async () =>
      expect(await answerTo('198.51.100.1', '{}'.padEnd(9_000))).toBe('HTTP/1.1 400 Bad Request'),
    );
  } finally {
    for (const socket of sockets) socket.destroy();
    await patient.close();
  }
});
