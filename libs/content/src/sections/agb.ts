import { legalFields, type LegalWords } from '../legal-words.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

/** Terms and conditions of /agb, with the six sections that staff-area §2 requires. */
export const agb: Words<LegalWords> = {
  key: 'agb',
  shipped: {
    title: 'Allgemeine Geschäftsbedingungen',
    dated: '',
    intro:
      'Diese Bedingungen gelten für die Nutzung dieser Website. Über die Website wird kein Vertrag geschlossen: Formulare sind Anfragen an uns, auf die wir persönlich antworten. Ein Maklervertrag kommt nur durch gesonderte Vereinbarung zustande.',
    sections: [
      {
        id: 'haftung-fuer-inhalte',
        title: '1. Haftung für Inhalte',
        paragraphs: [
          'Die Angaben zu Immobilien stammen von Eigentümern oder anderen Dritten. Wir geben sie sorgfältig wieder, können für ihre Richtigkeit und Vollständigkeit aber keine Gewähr übernehmen. Irrtum, Zwischenverkauf und Zwischenvermietung bleiben vorbehalten.',
          'Unbeschränkt haften wir für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit.',
        ],
        list: [],
      },
      {
        id: 'skizzen-und-plaene',
        title: '2. Unverbindlichkeit von Skizzen und Plänen',
        paragraphs: [
          'Grundrisse, Lagepläne, Ansichten und Visualisierungen dienen der Veranschaulichung. Sie sind nicht maßstäblich, Maße und Einrichtung können abweichen.',
        ],
        list: [],
      },
      {
        id: 'kaufvertrag',
        title: '3. Notarieller Kaufvertrag als allein verbindliche Grundlage',
        paragraphs: [
          'Verbindlich ist allein der notariell beurkundete Kaufvertrag. Exposés, Anzeigen und mündliche Auskünfte werden nicht Bestandteil des Vertrags, es sei denn, die Urkunde nimmt sie auf.',
        ],
        list: [],
      },
      {
        id: 'externe-links',
        title: '4. Externe Links',
        paragraphs: [
          'Diese Website enthält Verweise auf Seiten anderer Anbieter. Auf deren Inhalte haben wir keinen Einfluss. Verantwortlich ist der jeweilige Betreiber.',
        ],
        list: [],
      },
      {
        id: 'urheberrecht',
        title: '5. Urheberrecht',
        paragraphs: [
          'Texte, Fotos, Grundrisse und Zeichnungen sind geschützt. Vervielfältigung und Weitergabe, auch von Exposés, bedürfen unserer vorherigen Zustimmung.',
        ],
        list: [],
      },
      {
        id: 'meldung-von-verstoessen',
        title: '6. Meldung von Rechtsverstößen',
        paragraphs: [
          'Bemerken Sie auf diesen Seiten einen Verstoß gegen Rechte oder einen Fehler, schreiben Sie uns bitte an {E-Mail}. Wir prüfen jeden Hinweis und entfernen rechtswidrige Inhalte unverzüglich.',
        ],
        list: [],
      },
    ],
  },
};

export const agbSection: Section<LegalWords> = {
  words: agb,
  group: 'Rechtliches',
  title: 'Allgemeine Geschäftsbedingungen',
  text: 'Die Bedingungen für die Nutzung der Website. Ändern Sie sie nur mit Rat.',
  pages: ['/agb'],
  isLegal: true,
  fields: legalFields,
};
