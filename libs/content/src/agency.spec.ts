import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isDemoContent } from './demo.ts';
import { openingHoursText } from './opening-hours.ts';
import { brokers } from './brokers.ts';
import { agency } from './sections/agency.ts';
import { searchEngines } from './sections/search-engines.ts';
import { websiteImages } from './website-images.ts';
import { websiteImagesFolder as folder } from './website-images-folder.ts';

describe('agency', () => {
  it('the agency has the facts that the Impressum and JSON-LD need', () => {
    z.object({
      name: z.string().min(3),
      address: z.object({
        street: z.string().regex(/\d/),
        zipCode: z.string().regex(/^\d{5}$/),
        city: z.literal('Hamburg'),
        country: z.literal('DE'),
      }),
      geo: z.object({ lat: z.number().min(53.3).max(53.8), lng: z.number().min(9.7).max(10.4) }),
      phone: z.string().regex(/^0[\d -]+$/),
      email: z.email(),
      privacyEmail: z.email(),
      managingDirector: z.string().min(5),
      vatId: z.string().regex(/^DE\d{9}$/),
      register: z.object({ court: z.string().includes('Hamburg'), status: z.string().includes('beantragt') }),
      supervisoryAuthority: z.object({ name: z.string().min(10), licence: z.string().includes('§ 34c') }),
    }).parse(agency.shipped);
    z.object({
      shortName: z.string().min(3).max(12),
      description: z.string().min(60).max(155),
    }).parse(searchEngines.shipped);
  });

  it('the demo uses addresses and numbers that belong to nobody', () => {
    if (!isDemoContent) return;
    for (const address of [agency.shipped.email, agency.shipped.privacyEmail])
      expect(address).toMatch(/\.example$/);
    expect(agency.shipped.phone).toMatch(/^040 66969-\d{3}$/);
  });

  it('the agency is open Monday to Friday 10:00-18:00 and Saturday 10:00-16:00 [V-9.31]', () => {
    expect(agency.shipped.openingHours.map(openingHoursText)).toEqual([
      'Montag bis Freitag 10:00–18:00 Uhr',
      'Samstag 10:00–16:00 Uhr',
    ]);
  });
});

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  statSync(new URL(path, folder)).isFile(),
);

const contentMark = (path: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(path, folder)))
    .digest('hex')
    .slice(0, 16);

describe('website images', () => {
  it('the website images are listed with the marks of their files (else: node libs/content/build/website-images.mjs)', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(websiteImages).toEqual(Object.fromEntries(files.map((path) => [path, contentMark(path)])));
  });

  it('the names of website images fit an address', () => {
    expect(files.filter((path) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(?:jpg|png)$/.test(path))).toEqual([]);
  });

  it('the website images contain the portrait of each broker, and of nobody else', () => {
    const portraits = files.filter((path) => path.startsWith('portraits/'));
    const shown = brokers().map((broker) => broker.portrait.path);
    expect(shown.sort()).toEqual(portraits.sort());
  });
});
