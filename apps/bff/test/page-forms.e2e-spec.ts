import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  contactFields,
  exposeFields,
  type PageFormWorld,
  searchFields,
  startPageFormWorld,
} from './page-form-world.ts';

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
        phone: '040 1',
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
        phone: '040 1',
        message: 'Guten Tag\nbitte rufen Sie an',
        source: '/kontakt',
        privacyAccepted: true,
        consentVersion: 'kontakt-2026-11',
      },
      '/danke?formular=nachricht&seite=%2Fkontakt#inhalt',
    ],
  ])(
    'to %s becomes the lead that the app sends, and leads to a page of thanks',
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
    ['about', { firstName: 'Ada', lastName: 'Lovelace' }, '/ueber-uns', 'Ada Lovelace'],
    ['broker', { name: 'Ada Lovelace' }, '/makler/henrik-thordsen', 'Ada Lovelace'],
    ['appraisal', { name: 'Ada Lovelace' }, '/gutachten', 'Ada Lovelace'],
    ['valuation', { firstName: 'Ada', lastName: 'Lovelace' }, '/bewertung', 'Ada Lovelace'],
  ])('as the contact form %s names its page as the app does', async (form, names, page, name) => {
    const { firstName: _, ...fields } = contactFields;
    const email = 'ada@example.test';
    const response = await world.send('/api/contact-messages', { ...fields, ...names, email, form, page });
    expect(response.status).toBe(303);
    expect(sent().form).toMatchObject({ name, email, source: page });
  });

  it('has one key for the same fields and another for others', async () => {
    const keyOf = async (fields: Record<string, string>) => {
      await world.send('/api/expose-requests', fields);
      return sent().origin.idempotency_key;
    };
    const key = await keyOf(exposeFields);
    expect(await keyOf(exposeFields)).toBe(key);
    expect(await keyOf({ ...exposeFields, firstName: 'Anne' })).not.toBe(key);
  });
});
