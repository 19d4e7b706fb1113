import { type DocumentLanguage } from '@estate/contracts/media/documents';

interface Words {
  readonly page: (number: number, of: number) => string;
  readonly asOf: (date: string) => string;
  /** The sources of the map, as on the website (docs/map.md). */
  readonly mapSources: string;
}

const sources = (map: string, districts: string, stations: string): string =>
  `${map}. © GeoBasis-DE / BKG 2017 · ${districts}: Geoportal Hamburg/LGV, dl-de/by-2-0, open-data-product, CC BY 4.0 · ${stations}: DB InfraGO, CC BY 4.0`;

/** The words that the layout itself adds; all others stand in the order. */
export const words: Readonly<Record<DocumentLanguage, Words>> = {
  de: {
    page: (number, of) => `Seite ${number} von ${of}`,
    asOf: (date) => `Stand ${date}`,
    mapSources: sources('Karte: eigene Zeichnung, vereinfacht', 'Stadtteile', 'Haltestellen'),
  },
  en: {
    page: (number, of) => `Page ${number} of ${of}`,
    asOf: (date) => `As of ${date}`,
    mapSources: sources('Map: our own drawing, simplified', 'Districts', 'Stations'),
  },
  es: {
    page: (number, of) => `Página ${number} de ${of}`,
    asOf: (date) => `A ${date}`,
    mapSources: sources('Mapa: dibujo propio, simplificado', 'Barrios', 'Estaciones'),
  },
};

const locales = { de: 'de-DE', en: 'en-GB', es: 'es-ES' } as const;

/** `2026-11-30` as '30. November 2026'. */
export const longDate = (date: string, language: DocumentLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
