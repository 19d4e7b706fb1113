import { federalStates } from '@estate/domain/property/federal-states';
import { spanishRegions } from '@estate/domain/property/spanish-regions';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isDemoContent } from '../demo.ts';
import { about } from './about.ts';
import { allSections } from './all-sections.ts';
import { appraisal } from './appraisal.ts';
import { claims } from './claims.ts';
import { homeOffer } from './home-offer.ts';
import { homeTrust } from './home-trust.ts';
import { home } from './home.ts';
import { listings } from './listings.ts';
import { purchaseCosts } from './purchase-costs.ts';
import { spanishCosts } from './purchase-costs-spain.ts';
import { reviewNote } from './review-note.ts';
import { sell } from './sell.ts';
import { valuation } from './valuation.ts';

/* The words as they are shipped. */

it('no two sections have the same key or the same title', () => {
  expect(new Set(allSections.map(({ words }) => words.key)).size).toBe(allSections.length);
  expect(new Set(allSections.map(({ title }) => title)).size).toBe(allSections.length);
});

describe('home page', () => {
  it('headline, slogan and claims are those of the specification [V-1.1]', () => {
    expect(home.shipped.headline).toBe('Immobilienvermarktung mit Herz und Verstand');
    expect(home.shipped.slogan).toBe('SERIÖS. PROFESSIONELL. ERFOLGREICH.');
    const { source: _, ...shipped } = claims.shipped;
    expect(Object.values(shipped)).toEqual([
      'Über 15 Jahre Erfahrung',
      'In 2 Minuten angefragt',
      '100\u00a0% kostenlos',
      '5,0 von 5 Sternen',
      'Verkäufer zahlen nur im Erfolgsfall',
    ]);
  });

  it('the mission repeats no claim, because the claims stand further down the page, each once', () => {
    expect(homeOffer.shipped.mission.join(' ')).not.toMatch(/Erfolgsfall|15 Jahre/);
  });

  it('the home services are the six of the specification, each with a text and a target [V-2.23]', () => {
    const { services } = homeOffer.shipped;
    expect(services.map(({ title }) => title)).toEqual([
      'Verkauf',
      'Bewertung',
      'Käuferberatung',
      'Vermietung',
      'Investmentberatung',
      'Zertifizierte Gutachten',
    ]);
    expect(new Set(services.map(({ icon }) => icon)).size).toBe(6);
    for (const { text, link } of services) {
      expect(text).toMatch(/^.{60,160}$/);
      expect(link).toMatch(/^\/[a-z-]+(?:#[a-z]+)?$/);
    }
  });

  it('seven partners have a logo each [V-2.26]', () => {
    const { partners, partnersTitle } = homeTrust.shipped;
    expect(partnersTitle).toBe('Unsere Kooperationspartner');
    expect(partners).toHaveLength(7);
    expect(new Set(partners.map((partner) => partner.logo.path)).size).toBe(7);
    for (const { name, logo } of partners) {
      expect(name.length).toBeGreaterThan(5);
      expect(logo).toMatchObject({ path: expect.stringMatching(/^partners\/[a-z-]+\.png$/), alt: name });
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
    z.array(Voice).length(6).parse(homeTrust.shipped.voices);
    z.array(Voice).length(3).parse(sell.shipped.voices);
    z.array(Voice).length(3).parse(about.shipped.voices);
    const all = [homeTrust, sell, about].flatMap(({ shipped }) => shipped.voices);
    expect(new Set(all.map((voice) => voice.text)).size).toBe(12);
  });

  it('testimonials come with a note on whether they are checked, and demo voices never claim to be', () => {
    expect(reviewNote.shipped.note).toMatch(isDemoContent ? /erfunden.*nicht geprüft/ : /gleichen wir.*ab/);
  });
});

const Point = z.strictObject({ title: z.string().min(5).max(40), text: z.string().min(40).max(160) });

describe('sell page', () => {
  it('the sell page has six benefits and eight process steps', () => {
    z.array(Point).length(6).parse(sell.shipped.benefits);
    z.array(Point).length(8).parse(sell.shipped.steps);
  });
});

describe('about page', () => {
  it('the about page has goals with texts for the anchor immobilienziele', () => {
    expect(about.shipped.goals.map((goal) => goal.title)).toEqual([
      'Verkaufen',
      'Kaufen, auch abseits der Portale',
      'Anlegen',
    ]);
  });
});

describe('listing page', () => {
  it('the listing page has the headings of the specification', () => {
    expect(listings.shipped.title).toBe('Aktuelle Immobilienangebote');
    expect(listings.shipped.holidaysTitle).toBe('Auswahl unserer Ferienimmobilien');
    expect(listings.shipped.holidaysButton).toBe('Jetzt registrieren für Off-Market Angebote');
  });
});

describe('appraisal services', () => {
  const { services, priceNote } = appraisal.shipped;

  it('six appraisal services are complete [S-3.1]', () => {
    const Offering = z.strictObject({
      title: z.string().min(10).max(80),
      subtitle: z.string().min(10).max(60),
      priceText: z.string(),
      features: z.array(z.string().min(5).max(50)).min(3).max(5),
      description: z.string().min(80).max(260),
    });
    z.array(Offering).length(6).parse(services);
  });

  it('appraisal services have the prices of the specification, in German format [S-3.2, S-3.3, S-3.4]', () => {
    expect(services.map(({ priceText }) => priceText)).toEqual([
      'kostenlos',
      'kostenlos',
      'ab 385 €',
      'ab 1.200 €',
      'ab 750 €',
      'ab 500 €',
    ]);
    expect(priceNote).toContain('Mehrwertsteuer');
  });
});

const Head = z.strictObject({
  headline: z.string().min(10).max(50),
  highlight: z.string().min(10).max(50),
  description: z.string().min(80).max(220),
  buttonText: z.string().min(8).max(35),
});

describe('valuation landing', () => {
  const { head, keywordHeads, benefits, steps } = valuation.shipped;
  const heads = [head, ...keywordHeads.map((entry) => entry.head)];

  it('the valuation landing page has a text for each keyword of the specification and a default', () => {
    expect(keywordHeads.map(({ keyword }) => keyword)).toEqual([
      'wievielistmeinhauswert',
      'hauswertberechnen',
      'hauswertschaetzen',
      'immobilieschaetzen',
    ]);
    z.array(Head).parse(heads);
    expect(new Set(heads.map(({ headline }) => headline)).size).toBe(5);
    expect(new Set(heads.map(({ buttonText }) => buttonText)).size).toBe(5);
  });

  it('the texts of the valuation landing page repeat no claim of the page', () => {
    expect(JSON.stringify([heads, benefits])).not.toMatch(/2 Min|zwei Minuten|100 ?%|15 Jahre|Erfolgsfall/);
  });

  it('the valuation landing page explains three steps and names benefits', () => {
    expect(steps).toHaveLength(3);
    expect(benefits.length).toBeGreaterThan(2);
  });
});

const source = z.object({ text: z.string().min(40), compiled: z.string().regex(/^\p{L}+ 20\d\d$/u) });

describe('purchase costs', () => {
  it('each of the 16 federal states has a transfer tax between 3.5 and 6.5 percent', () => {
    const { transferTaxes } = purchaseCosts.shipped;
    expect(transferTaxes.map(({ state }) => state)).toEqual(Object.keys(federalStates));
    z.array(z.object({ percent: z.number().min(3.5).max(6.5).multipleOf(0.5) }))
      .length(16)
      .parse(transferTaxes);
  });

  it('each region of Spain in which the agency sells has taxes that start at 0 €', () => {
    const { taxes } = spanishCosts.shipped;
    expect(taxes.map(({ region }) => region)).toEqual(Object.keys(spanishRegions));
    expect(taxes.every(({ resale, newBuild }) => resale[0]?.from === 0 && newBuild[0]?.from === 0)).toBe(
      true,
    );
  });

  it('each rate of the purchase costs has source and date, and the calculator takes the first rates', () => {
    z.object({
      transferTaxSource: source,
      feeSource: source,
      interestSource: source,
      notaryPercent: z.number().min(0.5).max(3),
      registerPercent: z.number().min(0.2).max(2),
      interestPercent: z.number().min(0).max(15),
      repaymentPercent: z.number().min(1).max(20),
      equityPercent: z.number().min(0).max(100),
      fixedYears: z.array(z.int().min(1).max(40)).min(2),
      note: z.string().includes('kein Angebot'),
    }).parse(purchaseCosts.shipped);
    expect(purchaseCosts.shipped.fixedYears).toContain(purchaseCosts.shipped.usualFixedYears);
  });
});
