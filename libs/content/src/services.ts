import { type PagePath } from './navigation.ts';

export interface Service {
  readonly id: 'sale' | 'valuation' | 'buyer-advice' | 'letting' | 'investment' | 'expert-report';
  readonly title: string;
  readonly text: string;
  readonly to: PagePath;
  readonly hash?: string;
}

/** The six service cards of the home page. */
export const services: readonly Service[] = [
  {
    id: 'sale',
    title: 'Verkauf',
    text: 'Vom ersten Gespräch bis zur Schlüsselübergabe: ein begründeter Preis, vollständige Unterlagen und geprüfte Interessenten.',
    to: '/verkaufen',
  },
  {
    id: 'valuation',
    title: 'Bewertung',
    text: 'Eine erste Einschätzung, in der Regel innerhalb von zwei Werktagen, kostenlos und unverbindlich. Auf Wunsch sehen wir uns die Immobilie vor Ort an.',
    to: '/bewertung',
  },
  {
    id: 'buyer-advice',
    title: 'Käuferberatung',
    text: 'Sagen Sie uns, was Sie suchen. Wir melden uns mit passenden Angeboten, auch mit solchen, die nirgends inseriert sind.',
    to: '/suchauftrag',
  },
  {
    id: 'letting',
    title: 'Vermietung',
    text: 'Sorgfältige Auswahl, klare Verträge, dokumentierte Übergabe: So wird aus einer leeren Wohnung ein gutes Mietverhältnis.',
    to: '/kontakt',
  },
  {
    id: 'investment',
    title: 'Investmentberatung',
    text: 'Mehrfamilienhäuser, Neubauprojekte und Portfolios, mit offen gelegten Annahmen und einer Rechnung, die auch schlechte Jahre kennt.',
    to: '/ueber-uns',
    hash: 'immobilienziele',
  },
  {
    id: 'expert-report',
    title: 'Zertifizierte Gutachten',
    text: 'Verkehrswert, Restnutzungsdauer, Wohnfläche oder Bauschäden: Gutachten von zertifizierten Sachverständigen zu festen Preisen.',
    to: '/gutachten',
  },
];
