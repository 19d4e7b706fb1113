import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

export type ServiceIcon = 'sale' | 'valuation' | 'buyer-advice' | 'letting' | 'investment' | 'expert-report';

export interface Service {
  readonly icon: ServiceIcon;
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

interface HomeOfferWords {
  readonly missionTitle: string;
  readonly mission: readonly string[];
  readonly sellTitle: string;
  readonly sellText: string;
  readonly buyTitle: string;
  readonly buyText: string;
  readonly servicesTitle: string;
  readonly services: readonly Service[];
}

/** The middle of the home page: mission, the two ways of selling and searching, six services (visitor-area §2, Home). */
export const homeOffer: Words<HomeOfferWords> = {
  key: 'home-offer',
  shipped: {
    missionTitle: 'Ein Haus ist mehr als sein Preis',
    mission: [
      'Wer eine Immobilie verkauft, gibt etwas aus der Hand, das lange Teil des eigenen Lebens war. Wer kauft, entscheidet über viele Jahre. Beides verdient Sorgfalt.',
      'Wir vermitteln Häuser, Wohnungen und Grundstücke in Hamburg, Lüneburg und der Umgebung. Wir nennen Preise, die wir begründen können, legen Unterlagen offen und sagen auch, was gegen ein Geschäft spricht.',
      'Unser Ziel ist dasselbe wie Ihres: ein Abschluss, zu dem beide Seiten noch in Jahren stehen.',
    ],
    sellTitle: 'Was ist Ihr Zuhause heute wert?',
    sellText:
      'Acht kurze Fragen, danach sehen Sie für Hamburg sofort eine Preisspanne mit Quelle: kostenlos, unverbindlich und ohne dass wir vorher Ihren Namen wissen wollen.',
    buyTitle: 'Manche Häuser gehören nicht ins Internet',
    buyText: 'Von diesen Angeboten erfährt nur, wer uns gesagt hat, was gesucht wird.',
    servicesTitle: 'Unsere Leistungen',
    services: [
      {
        icon: 'sale',
        title: 'Verkauf',
        text: 'Vom ersten Gespräch bis zur Schlüsselübergabe: ein begründeter Preis, vollständige Unterlagen und geprüfte Interessenten.',
        link: '/verkaufen',
      },
      {
        icon: 'valuation',
        title: 'Bewertung',
        text: 'In Hamburg sofort eine Preisspanne mit Quelle, kostenlos und unverbindlich. Auf Wunsch sehen wir uns die Immobilie vor Ort an.',
        link: '/bewertung',
      },
      {
        icon: 'buyer-advice',
        title: 'Käuferberatung',
        text: 'Sagen Sie uns, was Sie suchen. Wir melden uns mit passenden Angeboten, auch mit solchen, die nirgends inseriert sind.',
        link: '/suchauftrag',
      },
      {
        icon: 'letting',
        title: 'Vermietung',
        text: 'Sorgfältige Auswahl, klare Verträge, dokumentierte Übergabe: So wird aus einer leeren Wohnung ein gutes Mietverhältnis.',
        link: '/kontakt',
      },
      {
        icon: 'investment',
        title: 'Investmentberatung',
        text: 'Mehrfamilienhäuser, Neubauprojekte und Portfolios, mit offen gelegten Annahmen und einer Rechnung, die auch schlechte Jahre kennt.',
        link: '/ueber-uns#immobilienziele',
      },
      {
        icon: 'expert-report',
        title: 'Zertifizierte Gutachten',
        text: 'Verkehrswert, Restnutzungsdauer, Wohnfläche oder Bauschäden: Gutachten von zertifizierten Sachverständigen zu festen Preisen.',
        link: '/gutachten',
      },
    ],
  },
};

export const homeOfferSection: Section<HomeOfferWords> = {
  words: homeOffer,
  group: 'Seiten',
  title: 'Startseite: Haltung, Wege, Leistungen',
  text: 'Die Mitte der Startseite unter den neuesten Angeboten.',
  pages: ['/'],
  fields: {
    missionTitle: { kind: 'line', label: 'Überschrift unserer Haltung', max: 80, fits: 40 },
    mission: {
      kind: 'list',
      label: 'Unsere Haltung',
      entry: 'Absatz',
      min: 1,
      max: 6,
      of: { kind: 'paragraph', label: 'Absatz', max: 600 },
    },
    sellTitle: { kind: 'line', label: 'Überschrift für Verkäufer', max: 80, fits: 40 },
    sellText: {
      kind: 'paragraph',
      label: 'Text für Verkäufer',
      max: 300,
      hint: 'Steht auf dunklem Grund über dem Knopf zur Bewertung.',
    },
    buyTitle: { kind: 'line', label: 'Überschrift für Suchende', max: 80, fits: 45 },
    buyText: {
      kind: 'paragraph',
      label: 'Text für Suchende',
      max: 300,
      hint: 'Steht über dem Knopf zum Suchauftrag.',
    },
    servicesTitle: { kind: 'line', label: 'Überschrift der Leistungen', max: 80, fits: 40 },
    services: {
      kind: 'list',
      label: 'Leistungen',
      entry: 'Leistung',
      min: 1,
      max: 9,
      unique: 'title',
      of: {
        kind: 'group',
        label: 'Leistung',
        fields: {
          icon: {
            kind: 'choice',
            label: 'Zeichen',
            options: {
              sale: 'Handschlag (Verkauf)',
              valuation: 'Rechner (Bewertung)',
              'buyer-advice': 'Kompass (Suche)',
              letting: 'Schlüssel (Vermietung)',
              investment: 'Kurve (Anlage)',
              'expert-report': 'Urkunde (Gutachten)',
            },
          },
          title: { kind: 'line', label: 'Überschrift', max: 60, fits: 26 },
          text: { kind: 'paragraph', label: 'Text', max: 300 },
          link: {
            kind: 'link',
            label: 'Ziel',
            max: 300,
            hint: 'Die Seite, die sich mit einem Klick auf die Karte öffnet, zum Beispiel /verkaufen.',
          },
        },
      },
    },
  },
};
