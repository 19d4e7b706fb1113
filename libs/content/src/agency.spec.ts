import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { agency, openingHourLines } from './agency.ts';
import { claims } from './claims.ts';
import { isDemoContent } from './demo.ts';

describe('agency', () => {
  it('has the facts that the Impressum and JSON-LD need', () => {
    z.object({
      name: z.string().min(3),
      shortName: z.string().min(3).max(12),
      url: z.url(),
      description: z.string().min(60).max(155),
      address: z.object({
        street: z.string().regex(/\d/),
        zipCode: z.string().regex(/^\d{5}$/),
        city: z.literal('Hamburg'),
        country: z.literal('DE'),
      }),
      geo: z.object({ lat: z.number().min(53.3).max(53.8), lng: z.number().min(9.7).max(10.4) }),
      phone: z.object({ e164: z.string().regex(/^\+49\d+$/) }),
      email: z.email(),
      privacyEmail: z.email(),
      managingDirector: z.string().min(5),
      vatId: z.string().regex(/^DE\d{9}$/),
      register: z.object({ court: z.string().includes('Hamburg'), status: z.string().includes('beantragt') }),
      supervisoryAuthority: z.object({ name: z.string().min(10), licence: z.string().includes('§ 34c') }),
    }).parse(agency);
  });

  it('uses addresses and numbers that belong to nobody as long as it is a demo', () => {
    if (!isDemoContent) return;
    for (const address of [agency.url, agency.email, agency.privacyEmail])
      expect(address).toMatch(/\.example$/);
    expect(agency.phone.e164).toMatch(/^\+494066969\d{3}$/);
  });

  it('is open Monday to Friday 10:00-18:00 and Saturday 10:00-16:00', () => {
    expect(openingHourLines).toEqual(['Montag bis Freitag 10:00–18:00 Uhr', 'Samstag 10:00–16:00 Uhr']);
    expect(agency.openingHours.flatMap((hours) => hours.dayOfWeek)).toHaveLength(6);
  });

  it('says headline, slogan and claims as specified', () => {
    expect(agency.headline).toBe('Immobilienvermarktung mit Herz und Verstand');
    expect(agency.slogan).toBe('SERIÖS. PROFESSIONELL. ERFOLGREICH.');
    expect(Object.values(claims)).toEqual([
      'Über 15 Jahre Erfahrung',
      'In 2 Minuten angefragt',
      '100\u00a0% kostenlos',
      '5,0 von 5 Sternen',
      'Verkäufer zahlen nur im Erfolgsfall',
    ]);
  });
});
