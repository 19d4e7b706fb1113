import { cpuCost } from '@estate/test-kit/cpu-cost';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  contactFields,
  exposeFields,
  formState,
  type PageFormWorld,
  startPageFormWorld,
} from './page-form-world.ts';

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
  it('with 10,000 fields beside its own is read as fast as any, without them', async () => {
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
    'with almost 100 KB in %s is answered at once',
    async (name) => {
      const since = performance.now();
      const long = '. '.repeat(44_000);
      const response = await world.send('/api/contact-messages', {
        ...contactFields,
        email: '',
        [name]: long,
      });
      expect(performance.now() - since).toBeLessThan(1_000);
      expect([303, 422]).toContain(response.status);
      const html = await response.text();
      if (name === 'message') {
        expect(formState(html)?.errors).toEqual({ message: 'Bitte höchstens 5000 Zeichen.' });
        expect(formState(html)?.values['message']).toBe(long);
      }
    },
  );

  it('with more than 100 KB is refused with a page that says so', async () => {
    const response = await world.send('/api/contact-messages', `message=${'a'.repeat(110_000)}`);
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Die Anfrage ist zu groß.');
  });

  it('counts the last of repeated fields, as JSON does', async () => {
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
  ])('with the broken body %j is answered with a page', async (body, status) => {
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
  ])('names no page but its own: %j', async (page) => {
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

  it('keeps of a query what the page understands', async () => {
    const page = '/kontakt?stadt=berlin&next=https://evil.example&stadt2="><script>';
    const refused = await world.send('/api/contact-messages', { ...contactFields, message: '', page });
    expect(formState(await refused.text())?.page).toBe('/kontakt?stadt=berlin');
  });

  it.each([
    ['/immobilie/villa-elbe-43', '42'],
    ['/immobilie/villa-elbe-42', '43'],
    ['/makler/henrik-thordsen', '42'],
  ])('about a property does not lead back to another one: %s for %s', async (page, propertyId) => {
    const response = await world.send('/api/expose-requests', { ...exposeFields, page, propertyId });
    expect(response.headers.get('location')).toBe('/danke?formular=expose#inhalt');
  });

  it.each(['', '0', '-1', '1e3', '42abc', '9'.repeat(50)])('about the property %j is refused', async (id) => {
    const response = await world.send('/api/expose-requests', { ...exposeFields, propertyId: id });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Die Immobilie ist unbekannt.');
  });

  it('is taken only where a form works without a script', async () => {
    expect((await world.send('/api/valuations', exposeFields)).status).toBe(415);
    expect((await world.send('/api/valuation-addresses', exposeFields)).status).toBe(415);
  });

  it('of a foreign page with the cookie of a visitor is refused', async () => {
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
