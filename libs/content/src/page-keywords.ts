import type { PageHeadKey } from './page-heads.ts';

export const pageKeywords: Readonly<Partial<Record<PageHeadKey, readonly string[]>>> = {
  '/': ['Immobilienmakler Hamburg', 'Immobilienmakler Lüneburg', 'Haus verkaufen', 'Wohnung verkaufen'],
  '/immobilien': [
    'Immobilien Hamburg',
    'Haus kaufen',
    'Wohnung mieten',
    'Ferienimmobilien',
    'Grundstück kaufen',
  ],
  '/ferienimmobilien': ['Ferienimmobilien', 'Ferienhaus kaufen', 'Finca Mallorca', 'Ferienwohnung Spanien'],
  '/suchauftrag': ['Immobilie suchen', 'Suchauftrag', 'Off-Market Immobilien', 'Haus gesucht Hamburg'],
  '/bewertung': [
    'Immobilienbewertung',
    'Hauswert berechnen',
    'Immobilie schätzen',
    'Wohnung bewerten Hamburg',
  ],
  '/verkaufen': ['Immobilie verkaufen', 'Haus verkaufen Hamburg', 'Wohnung verkaufen Lüneburg', 'Makler'],
  '/gutachten': ['Verkehrswertgutachten', 'Restnutzungsdauer', 'Wohnflächenberechnung', 'Energieberatung'],
  '/ueber-uns': ['Immobilienmakler Team', 'Makler Hamburg', 'Brookfleet Immobilien'],
  '/kontakt': ['Kontakt', 'Immobilienmakler Hamburg', 'Öffnungszeiten'],
  '/merkliste': ['Merkliste'],
  '/danke': ['Vielen Dank'],
  '/impressum': ['Impressum'],
  '/datenschutz': ['Datenschutz', 'DSGVO'],
  '/agb': ['AGB'],
  '/barrierefreiheit': ['Barrierefreiheit', 'BFSG'],
};
