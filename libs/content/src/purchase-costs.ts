/** What the calculator on the page of a property reckons with. Rates are in percent. Change the date with the rates. */
export interface RateSource {
  readonly text: string;
  /** When it was put together, e.g. 'November 2026'. The agency confirms each rate before it shows it to visitors. */
  readonly compiled: string;
}

/** Grunderwerbsteuer of the federal states; the codes are those of ISO 3166-2 without 'DE-', `note` says what is special about a rate. */
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
  /** Deed and land register follow the GNotKG; in practice they come to about these shares of the price. */
  notaryPercent: 1.5,
  registerPercent: 0.5,
  feeSource: {
    text: 'Notar und Grundbuch: übliche Richtwerte; die Gebühren selbst regelt das Gerichts- und Notarkostengesetz (GNotKG)',
    compiled: 'November 2026',
  },
  interestPercent: 3.85,
  repaymentPercent: 2,
  /** Share of the price that the calculator begins with as the buyer's own money. */
  equityPercent: 20,
  fixedYears: [5, 10, 15, 20, 25],
  usualFixedYears: 10,
  interestSource: {
    text: 'Sollzins: Durchschnitt für zehn Jahre Zinsbindung laut Interhyp, Anfang 2026; Ihre Bank nennt Ihnen einen anderen',
    compiled: 'November 2026',
  },
  note: 'Eine Beispielrechnung, kein Angebot. Sie rechnet in Ihrem Browser; Ihre Angaben werden nicht übertragen.',
} as const satisfies Readonly<Record<string, number | string | readonly number[] | RateSource>>;
