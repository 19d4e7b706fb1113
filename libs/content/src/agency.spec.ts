import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { claims } from './claims.ts';
import { isDemoContent } from './demo.ts';
import { openingHoursText } from './opening-hours.ts';
import { partners, partnersTitle } from './partners.ts';
import { aboutTestimonials, homeTestimonials, reviewNote, sellTestimonials } from './testimonials.ts';
import { appraisalPriceNote, appraisalServices } from './appraisal-services.ts';
import { services } from './services.ts';
import { brokers } from './brokers.ts';
import { portraitOf } from './portrait.ts';
import { agency } from './sections/agency.ts';
import { websiteImages } from './website-images.gen.ts';
import { websiteImagesFolder as folder } from './website-images-folder.ts';
import {
  valuationBenefits,
  valuationDefaultText,
  valuationKeywordTexts,
  valuationSteps,
} from './valuation-landing.ts';

describe('agency', () => {
  it('the agency has the facts that the Impressum and JSON-LD need', () => {
    z.object({
      name: z.string().min(3),
      shortName: z.string().min(3).max(12),
      description: z.string().min(60).max(155),
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

  it('headline, slogan and claims are those of the specification [V-1.1]', () => {
    expect(agency.shipped.headline).toBe('Immobilienvermarktung mit Herz und Verstand');
    expect(agency.shipped.slogan).toBe('SERIÖS. PROFESSIONELL. ERFOLGREICH.');
    expect(Object.values(claims)).toEqual([
      'Über 15 Jahre Erfahrung',
      'In 2 Minuten angefragt',
      '100\u00a0% kostenlos',
      '5,0 von 5 Sternen',
      'Verkäufer zahlen nur im Erfolgsfall',
    ]);
  });
});

describe('partners', () => {
  it('seven partners have a logo each [V-2.26]', () => {
    expect(partnersTitle).toBe('Unsere Kooperationspartner');
    expect(partners).toHaveLength(7);
    expect(new Set(partners.map((partner) => partner.logo)).size).toBe(7);
    for (const { name, logo } of partners) {
      expect(name.length).toBeGreaterThan(5);
      expect(logo).toMatch(/^[a-z-]+$/);
    }
  });
});

const Voice = z.strictObject({
  name: z.string().min(3).max(60),
  subtitle: z.string().min(5).max(60),
  text: z.string().min(40).max(240),
});

describe('testimonials', () => {
  it('six testimonials are on the home page and three each on the sell and about pages, none twice [V-2.25]', () => {
    z.array(Voice).length(6).parse(homeTestimonials);
    z.array(Voice).length(3).parse(sellTestimonials);
    z.array(Voice).length(3).parse(aboutTestimonials);
    const all = [...homeTestimonials, ...sellTestimonials, ...aboutTestimonials];
    expect(new Set(all.map((voice) => voice.text)).size).toBe(12);
  });

  it('testimonials come with a note on whether they are checked, and demo voices never claim to be', () => {
    expect(reviewNote).toMatch(isDemoContent ? /erfunden.*nicht geprüft/ : /gleichen wir.*ab/);
  });
});

describe('home services', () => {
  it('the home services are the six of the specification, each with a text and a target [V-2.23]', () => {
    expect(services.map((service) => service.id)).toEqual([
      'sale',
      'valuation',
      'buyer-advice',
      'letting',
      'investment',
      'expert-report',
    ]);
    for (const service of services) {
      z.object({ title: z.string().min(5).max(30), text: z.string().min(60).max(160) }).parse(service);
      expect(service.to).toMatch(/^\/[a-z-]+$/);
    }
  });
});

describe('appraisal services', () => {
  it('six appraisal services are complete, with an anchor each [S-3.1]', () => {
    const Offering = z.strictObject({
      id: z.string().regex(/^[a-z]+$/),
      title: z.string().min(10).max(80),
      subtitle: z.string().min(10).max(60),
      priceText: z.string(),
      features: z.array(z.string().min(5).max(50)).min(3).max(5),
      description: z.string().min(80).max(260),
    });
    z.array(Offering).length(6).parse(appraisalServices);
    expect(new Set(appraisalServices.map((service) => service.id)).size).toBe(6);
  });

  it('appraisal services have the prices of the specification, in German format [S-3.2, S-3.3, S-3.4]', () => {
    expect(appraisalServices.map(({ priceText }) => priceText)).toEqual([
      'kostenlos',
      'kostenlos',
      'ab 385 €',
      'ab 1.200 €',
      'ab 750 €',
      'ab 500 €',
    ]);
    expect(appraisalPriceNote).toContain('Mehrwertsteuer');
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
    expect(files.filter((path) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*\.jpg$/.test(path))).toEqual([]);
  });

  it('the website images contain the portrait of each broker, and of nobody else', () => {
    const portraits = files.filter((path) => path.startsWith('portraits/'));
    const shown = brokers.map((broker) => portraitOf(broker).storage_path);
    expect(shown.sort()).toEqual(portraits.sort());
  });
});

const Text = z.strictObject({
  headline: z.string().min(10).max(50),
  highlight: z.string().min(10).max(50),
  description: z.string().min(80).max(220),
  buttonText: z.string().min(8).max(35),
});

describe('valuation landing', () => {
  it('the valuation landing page has a text for each keyword of the specification and a default', () => {
    expect(Object.keys(valuationKeywordTexts)).toEqual([
      'wievielistmeinhauswert',
      'hauswertberechnen',
      'hauswertschaetzen',
      'immobilieschaetzen',
    ]);
    const texts = [valuationDefaultText, ...Object.values(valuationKeywordTexts)];
    z.array(Text).parse(texts);
    expect(new Set(texts.map((text) => text.headline)).size).toBe(5);
    expect(new Set(texts.map((text) => text.buttonText)).size).toBe(5);
  });

  it('the texts of the valuation landing page repeat no claim of the page', () => {
    const texts = [valuationDefaultText, ...Object.values(valuationKeywordTexts), ...valuationBenefits];
    expect(JSON.stringify(texts)).not.toMatch(/2 Min|zwei Minuten|100 ?%|15 Jahre|Erfolgsfall/);
  });

  it('the valuation landing page explains three steps and names benefits', () => {
    expect(valuationSteps).toHaveLength(3);
    expect(valuationBenefits.length).toBeGreaterThan(2);
  });
});
