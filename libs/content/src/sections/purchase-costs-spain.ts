import { spanishRegions, type SpanishRegion } from '@estate/domain/property/spanish-regions';
import type { FieldsOf, Section } from '../section.ts';
import type { Words } from '../texts.ts';
import { rateSourceFields, type RateSource } from './rate-source.ts';

/** A rate of the tax for the part of the price above `from` euros, or for the whole price. */
interface TaxBand {
  readonly from: number;
  readonly percent: number;
}

export interface SpanishTax {
  readonly region: SpanishRegion;
  /** Impuesto de transmisiones patrimoniales, for a home that somebody lived in. */
  readonly resale: readonly TaxBand[];
  /** Whether each rate of `resale` counts for its part of the price only. */
  readonly isProgressive: boolean;
  /** VAT and stamp duty (AJD) together, on the whole price, for a new home from its developer. */
  readonly newBuild: readonly TaxBand[];
}

interface SpanishCostsWords {
  /** Exactly one entry for each region. */
  readonly taxes: readonly SpanishTax[];
  readonly taxSource: RateSource;
  readonly notaryPercent: number;
  readonly registerPercent: number;
  readonly lawyerPercent: number;
  readonly feeSource: RateSource;
  readonly equityPercent: number;
}

/** Rates of the cost calculator for properties in Spain, in percent. */
export const spanishCosts: Words<SpanishCostsWords> = {
  key: 'purchase-costs-spain',
  shipped: {
    taxes: [
      {
        region: 'AN',
        resale: [{ from: 0, percent: 7 }],
        isProgressive: false,
        newBuild: [{ from: 0, percent: 11.2 }],
      },
      {
        region: 'CT',
        resale: [
          { from: 0, percent: 10 },
          { from: 600_000, percent: 11 },
          { from: 900_000, percent: 12 },
          { from: 1_500_000, percent: 13 },
        ],
        isProgressive: true,
        newBuild: [{ from: 0, percent: 11.5 }],
      },
      {
        region: 'IB',
        resale: [
          { from: 0, percent: 8 },
          { from: 400_000, percent: 9 },
          { from: 600_000, percent: 10 },
          { from: 1_000_000, percent: 12 },
          { from: 2_000_000, percent: 13 },
        ],
        isProgressive: true,
        newBuild: [
          { from: 0, percent: 11.5 },
          { from: 1_000_000, percent: 12 },
        ],
      },
      {
        region: 'VC',
        resale: [
          { from: 0, percent: 9 },
          { from: 1_000_000, percent: 11 },
        ],
        isProgressive: false,
        newBuild: [{ from: 0, percent: 11.4 }],
      },
    ],
    taxSource: {
      text: 'ITP, IVA und AJD: allgemeine Sätze der autonomen Gemeinschaften (Agència Tributària de les Illes Balears; Decret llei 5/2025 von Katalonien; Valencia seit 1. Juni 2026), ohne Ermäßigungen',
      compiled: 'November 2026',
    },
    notaryPercent: 0.5,
    registerPercent: 0.5,
    lawyerPercent: 1,
    feeSource: {
      text: 'Notar, Grundbuch und Anwalt: übliche Richtwerte; die Steuer wird vom Referenzwert des Katasters erhoben, wenn er über dem Preis liegt',
      compiled: 'November 2026',
    },
    equityPercent: 40,
  },
};

const bandFields: FieldsOf<TaxBand> = {
  from: { kind: 'number', label: 'Preis ab (Euro)', min: 0, max: 100_000_000 },
  percent: { kind: 'number', label: 'Satz in Prozent', min: 0, max: 30, decimals: 2 },
};

export const spanishCostsSection: Section<SpanishCostsWords> = {
  words: spanishCosts,
  group: 'Seiten',
  title: 'Kaufnebenkosten in Spanien',
  text: 'Die Sätze des Rechners an Immobilien in Spanien. Bestätigen Sie jeden Satz, bevor Sie ihn veröffentlichen.',
  pages: ['/immobilie', '/merkliste'],
  fields: {
    taxes: {
      kind: 'list',
      label: 'Steuern der Regionen',
      entry: 'Region',
      min: 4,
      max: 4,
      unique: 'region',
      of: {
        kind: 'group',
        label: 'Region',
        fields: {
          region: { kind: 'choice', label: 'Region', options: spanishRegions },
          resale: {
            kind: 'list',
            label: 'Gebraucht: Grunderwerbsteuer (ITP)',
            entry: 'Stufe',
            min: 1,
            max: 10,
            unique: 'from',
            of: { kind: 'group', label: 'Stufe', fields: bandFields },
          },
          isProgressive: {
            kind: 'tick',
            label: 'Jeder Satz gilt nur für seinen Teil des Preises',
            hint: 'Ohne Haken gilt der Satz der höchsten erreichten Stufe für den ganzen Preis.',
          },
          newBuild: {
            kind: 'list',
            label: 'Neu vom Bauträger: Mehrwertsteuer (IVA) und Stempelsteuer (AJD) zusammen',
            entry: 'Stufe',
            min: 1,
            max: 10,
            unique: 'from',
            hint: 'Der Satz der höchsten erreichten Stufe gilt für den ganzen Preis.',
            of: { kind: 'group', label: 'Stufe', fields: bandFields },
          },
        },
      },
    },
    taxSource: { kind: 'group', label: 'Quelle der Steuern', fields: rateSourceFields },
    notaryPercent: { kind: 'number', label: 'Notar in Prozent', min: 0, max: 5, decimals: 2 },
    registerPercent: { kind: 'number', label: 'Grundbuch in Prozent', min: 0, max: 5, decimals: 2 },
    lawyerPercent: { kind: 'number', label: 'Anwalt in Prozent', min: 0, max: 5, decimals: 2 },
    feeSource: { kind: 'group', label: 'Quelle der übrigen Kosten', fields: rateSourceFields },
    equityPercent: { kind: 'number', label: 'Eigenkapital in Prozent des Preises', min: 0, max: 100 },
  },
};
