import { federalStates, type StateCode } from '@estate/domain/property/federal-states';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';
import { rateSourceFields, type RateSource } from './rate-source.ts';

export interface TransferTax {
  readonly state: StateCode;
  readonly percent: number;
  /** Explains a special rate. */
  readonly note: string;
}

interface PurchaseCostsWords {
  /** Grunderwerbsteuer: exactly one rate for each federal state. */
  readonly transferTaxes: readonly TransferTax[];
  readonly transferTaxSource: RateSource;
  /** Usual shares of the price, because the exact fees of deed and land register depend on the GNotKG. */
  readonly notaryPercent: number;
  readonly registerPercent: number;
  readonly feeSource: RateSource;
  readonly interestPercent: number;
  readonly repaymentPercent: number;
  /** Initial share of the price that the buyer pays without a loan. */
  readonly equityPercent: number;
  readonly fixedYears: readonly number[];
  readonly usualFixedYears: number;
  readonly interestSource: RateSource;
  readonly note: string;
}

/** Rates of the cost calculator on the page of a property and in the comparison, in percent. */
export const purchaseCosts: Words<PurchaseCostsWords> = {
  key: 'purchase-costs',
  shipped: {
    transferTaxes: [
      { state: 'BW', percent: 5, note: '' },
      { state: 'BY', percent: 3.5, note: '' },
      { state: 'BE', percent: 6, note: '' },
      { state: 'BB', percent: 6.5, note: '' },
      {
        state: 'HB',
        percent: 5.5,
        note: 'seit 1. Juli 2025 (Senator für Finanzen, Pressemitteilung vom 3. Dezember 2024)',
      },
      { state: 'HH', percent: 5.5, note: '' },
      { state: 'HE', percent: 6, note: '' },
      { state: 'MV', percent: 6, note: '' },
      { state: 'NI', percent: 5, note: '' },
      { state: 'NW', percent: 6.5, note: '' },
      { state: 'RP', percent: 5, note: '' },
      { state: 'SL', percent: 6.5, note: '' },
      { state: 'SN', percent: 5.5, note: '' },
      { state: 'ST', percent: 5, note: '' },
      { state: 'SH', percent: 6.5, note: '' },
      { state: 'TH', percent: 5, note: '' },
    ],
    transferTaxSource: { text: 'Grunderwerbsteuer: Steuersätze der Länder', compiled: 'November 2026' },
    notaryPercent: 1.5,
    registerPercent: 0.5,
    feeSource: {
      text: 'Notar und Grundbuch: übliche Richtwerte; die Gebühren selbst regelt das Gerichts- und Notarkostengesetz (GNotKG)',
      compiled: 'November 2026',
    },
    interestPercent: 3.85,
    repaymentPercent: 2,
    equityPercent: 20,
    fixedYears: [5, 10, 15, 20, 25],
    usualFixedYears: 10,
    interestSource: {
      text: 'Sollzins: Durchschnitt für zehn Jahre Zinsbindung laut Interhyp, Anfang 2026; Ihre Bank nennt Ihnen einen anderen',
      compiled: 'November 2026',
    },
    note: 'Eine Beispielrechnung, kein Angebot. Sie rechnet in Ihrem Browser; Ihre Angaben werden nicht übertragen.',
  },
};

export const purchaseCostsSection: Section<PurchaseCostsWords> = {
  words: purchaseCosts,
  group: 'Seiten',
  title: 'Kaufnebenkosten',
  text: 'Die Sätze des Rechners auf der Seite einer Immobilie und im Vergleich der Merkliste. Bestätigen Sie jeden Satz, bevor Sie ihn veröffentlichen.',
  pages: ['/immobilie', '/merkliste'],
  fields: {
    transferTaxes: {
      kind: 'list',
      label: 'Grunderwerbsteuer',
      entry: 'Bundesland',
      min: 16,
      max: 16,
      unique: 'state',
      of: {
        kind: 'group',
        label: 'Bundesland',
        fields: {
          state: { kind: 'choice', label: 'Bundesland', options: federalStates },
          percent: { kind: 'number', label: 'Satz in Prozent', min: 0, max: 15, decimals: 2 },
          note: {
            kind: 'line',
            label: 'Bemerkung zum Satz',
            max: 160,
            optional: true,
            hint: 'Steht hinter dem Satz, zum Beispiel seit wann er gilt.',
          },
        },
      },
    },
    transferTaxSource: { kind: 'group', label: 'Quelle der Grunderwerbsteuer', fields: rateSourceFields },
    notaryPercent: { kind: 'number', label: 'Notar in Prozent', min: 0, max: 5, decimals: 2 },
    registerPercent: { kind: 'number', label: 'Grundbuch in Prozent', min: 0, max: 5, decimals: 2 },
    feeSource: { kind: 'group', label: 'Quelle von Notar und Grundbuch', fields: rateSourceFields },
    interestPercent: { kind: 'number', label: 'Sollzins in Prozent pro Jahr', min: 0, max: 15, decimals: 2 },
    repaymentPercent: {
      kind: 'number',
      label: 'Anfängliche Tilgung in Prozent pro Jahr',
      min: 1,
      max: 20,
      decimals: 2,
    },
    equityPercent: { kind: 'number', label: 'Eigenkapital in Prozent des Preises', min: 0, max: 100 },
    fixedYears: {
      kind: 'list',
      label: 'Zinsbindungen zur Auswahl',
      entry: 'Zinsbindung',
      min: 1,
      max: 10,
      of: { kind: 'number', label: 'Jahre', min: 1, max: 40 },
    },
    usualFixedYears: { kind: 'number', label: 'Übliche Zinsbindung in Jahren', min: 1, max: 40 },
    interestSource: { kind: 'group', label: 'Quelle des Sollzinses', fields: rateSourceFields },
    note: { kind: 'paragraph', label: 'Hinweis unter der Rechnung', max: 300 },
  },
};
