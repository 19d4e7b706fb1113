import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface HomeWords {
  readonly headline: string;
  readonly slogan: string;
  readonly latestTitle: string;
}

/** The first screen of the home page: headline and slogan above the image, and the latest listings (visitor-area §2, Home). */
export const home: Words<HomeWords> = {
  key: 'home',
  shipped: {
    headline: 'Immobilienvermarktung mit Herz und Verstand',
    slogan: 'SERIÖS. PROFESSIONELL. ERFOLGREICH.',
    latestTitle: 'Aktuelle Immobilienangebote',
  },
};

export const homeSection: Section<HomeWords> = {
  words: home,
  group: 'Seiten',
  title: 'Startseite: Anfang',
  text: 'Überschrift und Leitspruch über dem Bild, und die Überschrift der neuesten Angebote.',
  pages: ['/'],
  fields: {
    headline: { kind: 'line', label: 'Überschrift auf dem Bild', max: 80, fits: 45 },
    slogan: { kind: 'line', label: 'Leitspruch darunter', max: 80, fits: 40 },
    latestTitle: { kind: 'line', label: 'Überschrift der neuesten Angebote', max: 80, fits: 40 },
  },
};
