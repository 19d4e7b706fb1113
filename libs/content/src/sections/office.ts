import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

export interface OfficeWords {
  /** Days without office hours beside Sundays and public holidays: dates such as `2026-12-24`, both included. */
  readonly closedDays: readonly { readonly from: string; readonly to: string; readonly label: string }[];
}

/** When the office is closed. */
export const office: Words<OfficeWords> = { key: 'office', shipped: { closedDays: [] } };

export const officeSection: Section<OfficeWords> = {
  words: office,
  group: 'Büro',
  title: 'Geschlossene Tage',
  text: 'Betriebsferien, Brückentage, ein Betriebsausflug. Sonntage und die Feiertage in Hamburg kennt die Website selbst.',
  pages: 'all',
  fields: {
    closedDays: {
      kind: 'list',
      label: 'Geschlossene Tage',
      hint: 'Zusagen wie „bis Dienstag“, Zeiten für Rückrufe und Besichtigungen und die Fristen der Anfragen richten sich danach. Besuchern sagt es die Hinweisleiste.',
      entry: 'Zeitraum',
      min: 0,
      max: 60,
      of: {
        kind: 'group',
        label: 'Zeitraum',
        fields: {
          from: { kind: 'day', label: 'Vom', max: 10 },
          to: { kind: 'day', label: 'Bis', hint: 'Für einen einzelnen Tag derselbe.', max: 10 },
          label: { kind: 'line', label: 'Anlass', hint: 'Nur für Sie: Betriebsferien.', max: 80 },
        },
      },
    },
  },
};
