/**
 * Source of the rates in the cost calculator on the page of a property. The rates are in percent. Update `compiled`
 * whenever you change a rate.
 */
interface RateSource {
  readonly text: string;
  /**
   * Month in which the rates were compiled, e.g. 'November 2026'. The agency has to confirm each rate before
   * publishing it.
   */
  readonly compiled: string;
}

/** Grunderwerbsteuer of the federal states. The codes are ISO 3166-2 without 'DE-'; `note` explains a special rate. */
export const federalStates = [
  { code: 'BW', name: 'Baden-Württemberg', percent: 5 },
  { code: 'BY', name: 'Bayern', percent: 3.5 },
  { code: 'BE', name: 'Berlin', percent: 6 },
  { code: 'BB', name: 'Brandenburg', percent: 6.5 },
  {
    code: 'HB',
    name: 'Bremen',
    percent: 5.5,
    note: 'seit 1. Juli 2025 (Senator für Finanzen, Pressemitteilung vom 3. Dezember 2024)',
  },
  { code: 'HH', name: 'Hamburg', percent: 5.5 },
  { code: 'HE', name: 'Hessen', percent: 6 },
  { code: 'MV', name: 'Mecklenburg-Vorpommern', percent: 6 },
  { code: 'NI', name: 'Niedersachsen', percent: 5 },
  { code: 'NW', name: 'Nordrhein-Westfalen', percent: 6.5 },
  { code: 'RP', name: 'Rheinland-Pfalz', percent: 5 },
  { code: 'SL', name: 'Saarland', percent: 6.5 },
  { code: 'SN', name: 'Sachsen', percent: 5.5 },
  { code: 'ST', name: 'Sachsen-Anhalt', percent: 5 },
  { code: 'SH', name: 'Schleswig-Holstein', percent: 6.5 },
  { code: 'TH', name: 'Thüringen', percent: 5 },
] as const satisfies readonly { code: string; name: string; percent: number; note?: string }[];

export type StateCode = (typeof federalStates)[number]['code'];

export const purchaseCosts = {
  transferTaxSource: { text: 'Grunderwerbsteuer: Steuersätze der Länder', compiled: 'November 2026' },
  /** Usual shares of the price, because the exact fees of deed and land register depend on the GNotKG. */
  notaryPercent: 1.5,
  registerPercent: 0.5,
  feeSource: {
    text: 'Notar und Grundbuch: übliche Richtwerte; die Gebühren selbst regelt das Gerichts- und Notarkostengesetz (GNotKG)',
    compiled: 'November 2026',
  },
  interestPercent: 3.85,
  repaymentPercent: 2,
  /** Initial share of the price that the buyer pays without a loan. */
  equityPercent: 20,
  fixedYears: [5, 10, 15, 20, 25],
  usualFixedYears: 10,
  interestSource: {
    text: 'Sollzins: Durchschnitt für zehn Jahre Zinsbindung laut Interhyp, Anfang 2026; Ihre Bank nennt Ihnen einen anderen',
    compiled: 'November 2026',
  },
  note: 'Eine Beispielrechnung, kein Angebot. Sie rechnet in Ihrem Browser; Ihre Angaben werden nicht übertragen.',
} as const satisfies Readonly<Record<string, number | string | readonly number[] | RateSource>>;
