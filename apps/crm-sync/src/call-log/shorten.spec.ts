import { describe, expect, it } from '@jest/globals';
import { shorten } from './shorten.ts';

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('what the log keeps of an answer', () => {
  it('the log of CRM calls stores a response without its tokens and persons', () => {
    const result = shorten(
      {
        id: 1,
        city: 'Hamburg',
        token: 'tok123',
        broker: { name: 'Claasen' },
        broker_id: 6401,
        relationships: [{ client_id: 5 }],
        openimmo_firstname: 'Intern',
        openimmo_email: 'a@b.example',
        public_phone: '+49 40 1234567',
        note: { label: 'Notiz', value: 'Eigentümer Stüben' },
        description_note: {
          label: 'Beschreibung',
          value: 'Fragen an max.muster@web.example oder 0151 000 12345',
        },
        price: { label: 'Preis', value: 450_000 },
        created_at: '2026-10-20T20:00:00.000+02:00',
        owner: null,
      },
      16_384,
    );
    expect(result).toEqual({
      id: 1,
      city: 'Hamburg',
      token: '[entfernt]',
      broker: '[entfernt]',
      broker_id: 6401,
      relationships: '[entfernt]',
      openimmo_firstname: '[entfernt]',
      openimmo_email: '[entfernt]',
      public_phone: '[entfernt]',
      note: '[entfernt]',
      description_note: { label: 'Beschreibung', value: 'Fragen an [entfernt] oder [entfernt]' },
      price: { label: 'Preis', value: 450_000 },
      created_at: '2026-10-20T20:00:00.000+02:00',
      owner: null,
    });
  });

  it.each([
    [
      'many objects',
      Array.from({ length: 500 }, (_, id) => ({ id, title: 'Haus', images: [{ url: 'https://x' }] })),
    ],
    [
      'long texts',
      Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`note_${i}`, 'äöü€'.repeat(900)])),
    ],
    ['one endless text', 'ä'.repeat(100_000)],
    [
      'deep nesting',
      Array.from({ length: 40 }).reduce<unknown>((inner) => ({ a: inner, b: 'x'.repeat(500) }), 1),
    ],
    ['long keys', { ['k'.repeat(20_000)]: 1, b: 2 }],
  ])('a shortened CRM response is never longer than its limit: %s', (_name, value) => {
    for (const limit of [600, 4_000, 16_384]) {
      const result = shorten(value, limit);
      expect(bytes(result)).toBeLessThanOrEqual(limit);
      if (bytes(value) > limit) expect(JSON.stringify(result)).toContain('[gekürzt]');
    }
  });

  it('a shortened CRM response uses its whole limit', () => {
    const list = Array.from({ length: 5_000 }, (_, id) => ({ id }));
    expect(bytes(shorten(list, 16_384))).toBeGreaterThan(14_000);
  });
});
