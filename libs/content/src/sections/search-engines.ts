import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface SearchEngineWords {
  /** Name below the icon on a phone's home screen, at most 12 characters. */
  readonly shortName: string;
  readonly description: string;
  readonly areaServed: readonly string[];
  readonly languages: readonly string[];
  /** Profiles on other sites, for JSON-LD `sameAs`. */
  readonly socialUrls: readonly string[];
}

/** What only search engines and a phone's home screen show of the agency, apart from it so that pages do not load it. */
export const searchEngines: Words<SearchEngineWords> = {
  key: 'search-engines',
  shipped: {
    shortName: 'Brookfleet',
    description:
      'Immobilienmakler in Hamburg und Lüneburg: Verkauf, Vermietung, Bewertung und Gutachten mit persönlicher Beratung.',
    areaServed: [
      'Hamburg',
      'Lüneburg',
      'Bergedorf',
      'Reinbek',
      'Geesthacht',
      'Lübeck',
      'Timmendorfer Strand',
    ],
    languages: ['Deutsch', 'Englisch', 'Spanisch', 'Katalanisch'],
    socialUrls: [],
  },
};

export const searchEnginesSection: Section<SearchEngineWords> = {
  words: searchEngines,
  group: 'Büro',
  title: 'Für Suchmaschinen',
  text: 'Was Suchmaschinen und der Startbildschirm eines Telefons über das Unternehmen erfahren.',
  pages: ['/'],
  fields: {
    shortName: {
      kind: 'line',
      label: 'Kurzer Name',
      hint: 'Steht unter dem Symbol auf dem Startbildschirm eines Telefons.',
      max: 12,
    },
    description: {
      kind: 'paragraph',
      label: 'Das Unternehmen in einem Satz',
      hint: 'Suchmaschinen zeigen ihn. Auf Seiten steht er nicht.',
      max: 200,
    },
    areaServed: {
      kind: 'list',
      label: 'Wo wir tätig sind',
      entry: 'Ort',
      min: 1,
      max: 40,
      of: { kind: 'line', label: 'Ort', max: 60 },
    },
    languages: {
      kind: 'list',
      label: 'Sprachen im Büro',
      entry: 'Sprache',
      min: 1,
      max: 20,
      of: { kind: 'line', label: 'Sprache', max: 40 },
    },
    socialUrls: {
      kind: 'list',
      label: 'Unsere Profile auf anderen Seiten',
      hint: 'Vollständige Adressen, zum Beispiel bei LinkedIn.',
      entry: 'Profil',
      min: 0,
      max: 20,
      of: { kind: 'link', label: 'Adresse', max: 200 },
    },
  },
};
