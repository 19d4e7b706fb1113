/*
 * Values, limits and words of the valuation funnel (visitor-area §3, §9). Free of zod, because page, contract and mail
 * share them.
 */

import { germanNumber } from '../text/german-number.ts';

export const propertyTypeLabels = { haus: 'Haus', wohnung: 'Wohnung', grundstueck: 'Grundstück' } as const;
export type PropertyType = keyof typeof propertyTypeLabels;

/** The market on which a type of home is sold, for the rule of the price range. */
export const marketTypes = { haus: 'house', wohnung: 'flat', grundstueck: 'plot' } as const;

/** 'studio' is shown as Loft. */
export const apartmentLabels = {
  etagenwohnung: 'Etagenwohnung',
  erdgeschoss: 'Erdgeschoss',
  dachgeschoss: 'Dachgeschoss',
  maisonette: 'Maisonette',
  studio: 'Loft',
  penthouse: 'Penthouse',
} as const;
export const houseLabels = {
  einfamilienhaus: 'Einfamilienhaus',
  doppelhaushaelfte: 'Doppelhaushälfte',
  reihenhaus: 'Reihenhaus',
  mehrfamilienhaus: 'Mehrfamilienhaus',
} as const;
/** Not in the specification: land that can be built on has another price than a garden, or a plot with a house to pull down. */
export const plotLabels = {
  baugrundstueck: 'Baugrundstück',
  abrissgrundstueck: 'Grundstück mit altem Haus',
  gartenland: 'Garten-, Acker- oder Waldland',
} as const;
export const subtypeLabels = { ...apartmentLabels, ...houseLabels, ...plotLabels } as const;
export type PropertySubtype = keyof typeof subtypeLabels;

export const conditionLabels = {
  renovierungsbeduerftig: 'Renovierungsbedürftig',
  'gut-erhalten': 'Gut erhalten',
  'neu-renoviert': 'Neu renoviert',
} as const;
export type Condition = keyof typeof conditionLabels;

export const qualityLabels = {
  einfach: 'Einfach',
  standard: 'Standard',
  hoch: 'Hoch',
  luxurioes: 'Luxuriös',
} as const;
export type Quality = keyof typeof qualityLabels;

export const occupancyLabels = { frei: 'Frei oder selbst bewohnt', vermietet: 'Vermietet' } as const;

/** Two dwellings are worth less than one of the same area (report of the committee 2026, pp. 117–124). */
export const dwellingLabels = { eine: 'Eine', zwei: 'Zwei, auch mit Einliegerwohnung' } as const;

export const landTenureLabels = { eigentum: 'Eigentum', erbbaurecht: 'Erbbaurecht' } as const;

/** What makes a price from comparable sales impossible. */
export const specialFeatureLabels = {
  keine: 'Nichts davon',
  denkmal: 'Denkmalschutz',
  rohbau: 'Rohbau oder nicht fertig',
  anteil: 'Nur ein Anteil wird verkauft',
} as const;

export const liftLabels = { ja: 'Mit Aufzug', nein: 'Ohne Aufzug' } as const;

/** Labels of the purposes for staff and mails. The visitor's page has other labels, in the first person. */
export const purposeLabels = {
  'verkauf-planen': 'Verkauf planen',
  'preisanstieg-pruefen': 'Preisanstieg prüfen',
  'passende-immobilie': 'Passende Immobilie suchen',
  'immobilie-geerbt': 'Immobilie geerbt',
  'interesse-preis': 'Interesse am Preis',
} as const;
export type Purpose = keyof typeof purposeLabels;

/** Valid ranges of the numbers in the valuation form. Areas are in m². */
export const valuationLimits = {
  livingArea: { min: 10, max: 800 },
  gardenArea: { min: 0, max: 800 },
  plotArea: { min: 1, max: 100_000 },
  rooms: { min: 1, max: 20 },
  floor: { min: -2, max: 20 },
  /** Monthly rent without operating costs in euros. */
  monthlyRent: { min: 50, max: 50_000 },
} as const;

export const valuationIncomplete =
  'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.';
/** Valid years of construction, up to the year after next, because buildings under construction are valued too. */
export const constructionYears = (): { min: number; max: number } => ({
  min: 1500,
  max: new Date().getFullYear() + 2,
});
export function constructionYearInvalid(): string {
  const { min, max } = constructionYears();
  return `Bitte geben Sie ein Baujahr von ${min} bis ${max} ein, zum Beispiel 1970.`;
}

export const modernisationYears = (): { min: number; max: number } => ({
  min: 1900,
  max: new Date().getFullYear(),
});
export function modernisationYearInvalid(): string {
  const { min, max } = modernisationYears();
  return `Bitte geben Sie ein Jahr von ${min} bis ${max} ein, oder lassen Sie das Feld leer.`;
}

export const wholeNumberInvalid = ({ min, max }: { min: number; max: number }): string =>
  `Bitte eine ganze Zahl von ${germanNumber(min, { max: 0 })} bis ${germanNumber(max, { max: 0 })} eingeben.`;

export const plotAreaMissing = 'Bitte geben Sie die Größe des Grundstücks in m² ein, zum Beispiel 700.';

export const postalCodeInvalid = 'Bitte geben Sie eine fünfstellige Postleitzahl ein.';
