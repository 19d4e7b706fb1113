import { legalFields, type LegalWords } from '../legal-words.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

/**
 * Imprint under §5 DDG. It has no link to the EU platform for online disputes, because the platform closed on 20 July
 * 2025.
 */
export const impressum: Words<LegalWords> = {
  key: 'impressum',
  shipped: {
    title: 'Impressum',
    dated: '',
    intro: 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG)',
    sections: [
      {
        id: 'anbieter',
        title: 'Anbieter',
        paragraphs: [],
        list: ['{Firma}', '{Straße}', '{Ort}', '{Land}'],
      },
      {
        id: 'kontakt',
        title: 'Kontakt',
        paragraphs: [],
        list: ['Telefon: {Telefon}', 'E-Mail: {E-Mail}'],
      },
      {
        id: 'vertretung',
        title: 'Vertreten durch',
        paragraphs: ['Geschäftsführer: {Geschäftsführung}'],
        list: [],
      },
      {
        id: 'register',
        title: 'Registereintrag',
        paragraphs: ['{Registereintrag}', 'Registergericht: {Registergericht}'],
        list: [],
      },
      {
        id: 'umsatzsteuer',
        title: 'Umsatzsteuer-Identifikationsnummer',
        paragraphs: ['Gemäß § 27a Umsatzsteuergesetz: {USt-IdNr.}'],
        list: [],
      },
      {
        id: 'aufsichtsbehoerde',
        title: 'Aufsichtsbehörde',
        paragraphs: [
          '{Erlaubnis}, erteilt und beaufsichtigt durch: {Aufsichtsbehörde}.',
          'Berufsbezeichnung: Immobilienmakler, verliehen in der Bundesrepublik Deutschland. Es gelten die Gewerbeordnung und die Makler- und Bauträgerverordnung; beide sind unter www.gesetze-im-internet.de nachzulesen.',
        ],
        list: [],
      },
      {
        id: 'verantwortlich',
        title: 'Verantwortlich für den Inhalt',
        paragraphs: ['Gemäß § 18 Absatz 2 Medienstaatsvertrag: {Geschäftsführung}, Anschrift wie oben.'],
        list: [],
      },
      {
        id: 'streitbeilegung',
        title: 'Verbraucherstreitbeilegung',
        paragraphs: [
          'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 Verbraucherstreitbeilegungsgesetz).',
        ],
        list: [],
      },
      {
        id: 'kein-vertragsschluss',
        title: 'Kein Vertragsschluss über diese Website',
        paragraphs: [
          'Über diese Website werden Anfragen gestellt, aber keine Verträge geschlossen. Ein Maklervertrag kommt nur durch gesonderte Vereinbarung zustande; über ein Widerrufsrecht belehren wir Sie dann in Textform. Erklären können Sie einen Widerruf jederzeit über „Vertrag widerrufen“ am Ende jeder Seite.',
        ],
        list: [],
      },
      {
        id: 'haftung-inhalte',
        title: 'Haftung für Inhalte',
        paragraphs: [
          'Wir erstellen die Inhalte dieser Seiten mit Sorgfalt. Angaben zu Immobilien beruhen auf Auskünften der Eigentümer; für ihre Richtigkeit und Vollständigkeit übernehmen wir keine Gewähr. Irrtum und Zwischenverkauf bleiben vorbehalten.',
        ],
        list: [],
      },
      {
        id: 'haftung-links',
        title: 'Haftung für Links',
        paragraphs: [
          'Für Inhalte fremder Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich. Zum Zeitpunkt der Verlinkung waren keine Rechtsverstöße erkennbar. Werden uns solche bekannt, entfernen wir den Link.',
        ],
        list: [],
      },
      {
        id: 'urheberrecht',
        title: 'Urheberrecht',
        paragraphs: [
          'Texte, Bilder, Grundrisse und Zeichnungen auf diesen Seiten sind urheberrechtlich geschützt. Jede Verwendung außerhalb der gesetzlichen Grenzen bedarf unserer Zustimmung.',
        ],
        list: [],
      },
    ],
  },
};

export const impressumSection: Section<LegalWords> = {
  words: impressum,
  group: 'Rechtliches',
  title: 'Impressum',
  text: 'Die Anbieterkennzeichnung, die das Gesetz verlangt (§ 5 DDG). Fehlende Angaben sind abmahnbar.',
  pages: ['/impressum'],
  isLegal: true,
  fields: legalFields,
};
