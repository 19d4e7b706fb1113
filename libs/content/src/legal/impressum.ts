import { agency } from '../sections/agency.ts';
import { type LegalDocument } from '../legal-document.ts';

const { address, register, supervisoryAuthority } = agency.shipped;

/**
 * Imprint under §5 DDG. It has no link to the EU platform for online disputes, because the platform closed on 20 July
 * 2025.
 */
export const impressum: LegalDocument = {
  title: 'Impressum',
  intro: 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG)',
  sections: [
    {
      id: 'anbieter',
      title: 'Anbieter',
      paragraphs: [],
      list: [
        agency.shipped.legalName,
        address.street,
        `${address.zipCode} ${address.city}`,
        address.countryName,
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      paragraphs: [],
      list: [`Telefon: ${agency.shipped.phone}`, `E-Mail: ${agency.shipped.email}`],
    },
    {
      id: 'vertretung',
      title: 'Vertreten durch',
      paragraphs: [`Geschäftsführer: ${agency.shipped.managingDirector}`],
    },
    {
      id: 'register',
      title: 'Registereintrag',
      paragraphs: [register.status, `Registergericht: ${register.court}`],
    },
    {
      id: 'umsatzsteuer',
      title: 'Umsatzsteuer-Identifikationsnummer',
      paragraphs: [`Gemäß § 27a Umsatzsteuergesetz: ${agency.shipped.vatId}`],
    },
    {
      id: 'aufsichtsbehoerde',
      title: 'Aufsichtsbehörde',
      paragraphs: [
        `${supervisoryAuthority.licence}, erteilt und beaufsichtigt durch: ${supervisoryAuthority.name}.`,
        'Berufsbezeichnung: Immobilienmakler, verliehen in der Bundesrepublik Deutschland. Es gelten die Gewerbeordnung und die Makler- und Bauträgerverordnung; beide sind unter www.gesetze-im-internet.de nachzulesen.',
      ],
    },
    {
      id: 'verantwortlich',
      title: 'Verantwortlich für den Inhalt',
      paragraphs: [
        `Gemäß § 18 Absatz 2 Medienstaatsvertrag: ${agency.shipped.managingDirector}, Anschrift wie oben.`,
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Verbraucherstreitbeilegung',
      paragraphs: [
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 Verbraucherstreitbeilegungsgesetz).',
      ],
    },
    {
      id: 'kein-vertragsschluss',
      title: 'Kein Vertragsschluss über diese Website',
      paragraphs: [
        'Über diese Website werden Anfragen gestellt, aber keine Verträge geschlossen. Ein Maklervertrag kommt nur durch gesonderte Vereinbarung zustande; über ein Widerrufsrecht belehren wir Sie dann in Textform.',
      ],
    },
    {
      id: 'haftung-inhalte',
      title: 'Haftung für Inhalte',
      paragraphs: [
        'Wir erstellen die Inhalte dieser Seiten mit Sorgfalt. Angaben zu Immobilien beruhen auf Auskünften der Eigentümer; für ihre Richtigkeit und Vollständigkeit übernehmen wir keine Gewähr. Irrtum und Zwischenverkauf bleiben vorbehalten.',
      ],
    },
    {
      id: 'haftung-links',
      title: 'Haftung für Links',
      paragraphs: [
        'Für Inhalte fremder Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich. Zum Zeitpunkt der Verlinkung waren keine Rechtsverstöße erkennbar. Werden uns solche bekannt, entfernen wir den Link.',
      ],
    },
    {
      id: 'urheberrecht',
      title: 'Urheberrecht',
      paragraphs: [
        'Texte, Bilder, Grundrisse und Zeichnungen auf diesen Seiten sind urheberrechtlich geschützt. Jede Verwendung außerhalb der gesetzlichen Grenzen bedarf unserer Zustimmung.',
      ],
    },
  ],
};
