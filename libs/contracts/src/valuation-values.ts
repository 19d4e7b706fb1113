/* Values, limits and words of the valuation funnel (visitor-area §3, §9), free of zod: page, contract and mail share them. */

import { germanNumber } from './german-number.ts';

export const propertyTypes = ['haus', 'wohnung'] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const apartmentSubtypes = [
  'etagenwohnung',
  'erdgeschoss',
  'dachgeschoss',
  'maisonette',
  'studio',
  'penthouse',
] as const;
export const houseSubtypes = [
  'einfamilienhaus',
  'doppelhaushaelfte',
  'reihenhaus',
  'mehrfamilienhaus',
] as const;
export type PropertySubtype = (typeof apartmentSubtypes | typeof houseSubtypes)[number];

export const conditions = ['renovierungsbeduerftig', 'gut-erhalten', 'neu-renoviert'] as const;
export type Condition = (typeof conditions)[number];

export const qualities = ['einfach', 'standard', 'hoch', 'luxurioes'] as const;
export type Quality = (typeof qualities)[number];

export const purposes = [
  'verkauf-planen',
  'preisanstieg-pruefen',
  'passende-immobilie',
  'immobilie-geerbt',
  'interesse-preis',
] as const;
export type Purpose = (typeof purposes)[number];

export const propertyTypeLabels: Readonly<Record<PropertyType, string>> = {
  haus: 'Haus',
  wohnung: 'Wohnung',
};

/** 'studio' is shown as Loft. */
export const subtypeLabels: Readonly<Record<PropertySubtype, string>> = {
  etagenwohnung: 'Etagenwohnung',
  erdgeschoss: 'Erdgeschoss',
  dachgeschoss: 'Dachgeschoss',
  maisonette: 'Maisonette',
  studio: 'Loft',
  penthouse: 'Penthouse',
  einfamilienhaus: 'Einfamilienhaus',
  doppelhaushaelfte: 'Doppelhaushälfte',
  reihenhaus: 'Reihenhaus',
  mehrfamilienhaus: 'Mehrfamilienhaus',
};

export const conditionLabels: Readonly<Record<Condition, string>> = {
  renovierungsbeduerftig: 'Renovierungsbedürftig',
  'gut-erhalten': 'Gut erhalten',
  'neu-renoviert': 'Neu renoviert',
};

export const qualityLabels: Readonly<Record<Quality, string>> = {
  einfach: 'Einfach',
  standard: 'Standard',
  hoch: 'Hoch',
  luxurioes: 'Luxuriös',
};

/** For staff and mails, because the page words the purposes in the first person. */
export const purposeLabels: Readonly<Record<Purpose, string>> = {
  'verkauf-planen': 'Verkauf planen',
  'preisanstieg-pruefen': 'Preisanstieg prüfen',
  'passende-immobilie': 'Passende Immobilie suchen',
  'immobilie-geerbt': 'Immobilie geerbt',
  'interesse-preis': 'Interesse am Preis',
};

/** Areas in m². */
export const valuationLimits = {
  livingArea: { min: 10, max: 800 },
  gardenArea: { min: 0, max: 800 },
  /** Of a house; it may be left out. */
  plotArea: { min: 1, max: 100_000 },
  rooms: { min: 1, max: 20 },
  floor: { min: -2, max: 20 },
} as const;

export const valuationIncomplete =
  'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.';
/** Years of construction that count: until the next year but one, because people value what is being built. */
export const constructionYears = (): { min: number; max: number } => ({
  min: 1500,
  max: new Date().getFullYear() + 2,
});
export function constructionYearInvalid(): string {
  const { min, max } = constructionYears();
  return `Bitte geben Sie ein Baujahr von ${min} bis ${max} ein, zum Beispiel 1970.`;
}

export const areaInvalid = ({ min, max }: { min: number; max: number }): string =>
  `Bitte eine ganze Zahl von ${germanNumber(min, { max: 0 })} bis ${germanNumber(max, { max: 0 })} eingeben.`;

export const postalCodeInvalid = 'Bitte geben Sie eine fünfstellige Postleitzahl ein.';
