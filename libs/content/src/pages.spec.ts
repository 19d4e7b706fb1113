import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { goalsSection } from './about-page.ts';
import { contactMap, contactMapCities } from './contact-page.ts';
import { listingsPage } from './listings-page.ts';
import { mission } from './mission.ts';
import { sellBenefits, sellSteps } from './sell-page.ts';

const Point = z.strictObject({ title: z.string().min(5).max(40), text: z.string().min(40).max(160) });

describe('sell page', () => {
  it('has six benefits and eight process steps', () => {
    z.array(Point).length(6).parse(sellBenefits);
    z.array(Point).length(8).parse(sellSteps);
  });
});

describe('about page', () => {
  it('has goals with texts for the anchor immobilienziele', () => {
    expect(goalsSection.goals.map((goal) => goal.title)).toEqual([
      'Verkaufen',
      'Kaufen, auch abseits der Portale',
      'Anlegen',
    ]);
  });
});

describe('contact page', () => {
  it('knows the three cities and the centre and zoom of the specification', () => {
    expect(contactMapCities).toEqual({
      hamburg: { label: 'Hamburg', centre: { lat: 53.5511, lng: 9.9937 } },
      berlin: { label: 'Berlin', centre: { lat: 52.52, lng: 13.405 } },
      munich: { label: 'München', centre: { lat: 48.1351, lng: 11.582 } },
    });
    expect(contactMap).toEqual({ city: 'hamburg', centre: { lat: 53.5611, lng: 10.01 }, zoom: 12 });
  });
});

describe('listing page and home page', () => {
  it('carry the headings of the specification', () => {
    expect(listingsPage.title).toBe('Aktuelle Immobilienangebote');
    expect(listingsPage.holidaysTitle).toBe('Auswahl unserer Ferienimmobilien');
    expect(listingsPage.holidaysButton).toBe('Jetzt registrieren für Off-Market Angebote');
    // The claims stand further down the page, each once.
    expect(mission.paragraphs.join(' ')).not.toMatch(/Erfolgsfall|15 Jahre/);
  });
});
