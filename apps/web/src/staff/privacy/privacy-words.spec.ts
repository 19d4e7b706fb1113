import { expect, it } from '@jest/globals';
import { erasureStateText } from './privacy-words.ts';

it.each([
  [0, '1 Anfrage, bestätigt am 1. Dezember'],
  [1, '1 Anfrage; in Propstack bleibt 1 Kontakt, bestätigt am 1. Dezember'],
  [2, '1 Anfrage; in Propstack bleiben 2 Kontakte, bestätigt am 1. Dezember'],
])(
  'the printed proof of an erasure after which %i contacts stay in the CRM contains %j',
  (crm_contacts, text) => {
    const part = {
      service: 'leads',
      confirmed_at: '2026-12-01T09:00:00Z',
      erased: { leads: 1, crm_contacts },
      left: {},
    } as const;
    expect(erasureStateText(part, () => '1. Dezember')).toBe(text);
  },
);
