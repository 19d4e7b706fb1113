import { type DocumentLanguage } from '@estate/contracts/media/documents';

/** The words that the layout itself adds; all others stand in the order. */
export const words: Readonly<
  Record<DocumentLanguage, { page: (number: number, of: number) => string; asOf: (date: string) => string }>
> = {
  de: { page: (number, of) => `Seite ${number} von ${of}`, asOf: (date) => `Stand ${date}` },
  en: { page: (number, of) => `Page ${number} of ${of}`, asOf: (date) => `As of ${date}` },
  es: { page: (number, of) => `Página ${number} de ${of}`, asOf: (date) => `A ${date}` },
};

const locales = { de: 'de-DE', en: 'en-GB', es: 'es-ES' } as const;

/** `2026-11-30` as '30. November 2026'. */
export const longDate = (date: string, language: DocumentLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
