/* Values, limits and words of the valuation funnel (visitor-area §3, §9), free of zod: page, contract and mail share them. */

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

/** Areas in m². */
export const valuationLimits = {
  year: { min: 1000, max: 2100 },
  livingArea: { min: 10, max: 800 },
  gardenArea: { min: 0, max: 800 },
  rooms: { min: 1, max: 20 },
  floor: { min: -2, max: 20 },
} as const;

export const valuationIncomplete =
  'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.';
export const postalCodeInvalid = 'Bitte geben Sie eine fünfstellige Postleitzahl ein.';
