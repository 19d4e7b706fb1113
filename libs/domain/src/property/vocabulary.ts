/*
 * Terms of the real estate business as constants. Free of zod, because the browser needs them before it validates a
 * form.
 */

/** Placeholder id of an object that the CRM lists without an id. No property has this id. */
export const namelessId = 0;

/** Ids of the CRM's property statuses. They differ per CRM account (propstack.md); change them here. */
export const propertyStatus = {
  akquise: 170239,
  vorbereitung: 170240,
  vermarktung: 170241,
  reserviert: 170242,
  abgeschlossen: 170243,
} as const;

/** Status labels for staff (staff-area §4). */
export const propertyStatusLabels: Readonly<Record<number, string>> = {
  170239: 'Akquise',
  170240: 'Vorbereitung',
  170241: 'Vermarktung',
  170242: 'Reserviert',
  170243: 'Abgeschlossen',
};

/**
 * Only `aktiv` is public. Staff set `aktiv` and `inaktiv`; `reserviert` only exists in imported data and affects the
 * price.
 */
export const websiteStatuses = ['aktiv', 'reserviert', 'inaktiv'] as const;
export type WebsiteStatus = (typeof websiteStatuses)[number];

/** Statuses that can be public; 170239 (Akquise) never is. */
export const publicStatusIds: readonly number[] = [170240, 170241, 170242, 170243];
/** Statuses of the listing page, in the order of its groups (visitor-area §7.2). */
export const listedStatusIds: readonly number[] = [170240, 170241, 170242];

export const deals = ['buy', 'rent'] as const;
export type Deal = (typeof deals)[number];

export const dealLabels: Readonly<Record<Deal, string>> = { buy: 'Kauf', rent: 'Miete' };
/** Labels of the two deals in the visitor's filter. */
export const dealVerbs: Readonly<Record<Deal, string>> = { buy: 'Kaufen', rent: 'Mieten' };

export const priceUnit = (deal: Deal): string => (deal === 'rent' ? '€/Monat' : '€');

/** Values of a property's `marketing_type` for each deal: those of the CRM and the aliases in the specification. */
export const marketingTypesByDeal: Readonly<Record<Deal, readonly string[]>> = {
  buy: ['BUY', 'KAUF'],
  rent: ['RENT', 'MIETE_PACHT'],
};

export const isRent = (property: { marketing_type?: string | null | undefined }): boolean =>
  marketingTypesByDeal.rent.includes(property.marketing_type ?? '');
export const isBuy = (property: { marketing_type?: string | null | undefined }): boolean =>
  marketingTypesByDeal.buy.includes(property.marketing_type ?? '');

export const objectKinds = ['apartment', 'house', 'commercial', 'plot'] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** The type filter groups the CRM's rs_type values and the specification's aliases; TRADE_SITE is a plot. */
export const rsTypesByKind: Readonly<Record<ObjectKind, readonly string[]>> = {
  apartment: ['APARTMENT', 'SHORT_TERM_ACCOMODATION'],
  house: ['HOUSE'],
  commercial: [
    'COMMERCIAL_PROPERTY',
    'OFFICE',
    'RETAIL',
    'STORE',
    'GASTRONOMY',
    'INDUSTRY',
    'SPECIAL_PURPOSE',
    'INVESTMENT',
  ],
  plot: ['TRADE_SITE'],
};

const dwellingTypes: readonly string[] = [...rsTypesByKind.apartment, ...rsTypesByKind.house];

/** Whether a property is a flat or a house. */
export const isDwelling = (property: { rs_type?: string | null | undefined }): boolean =>
  dwellingTypes.includes(property.rs_type ?? '');

/** Whether a property is a house with flats to let, which buyers judge by its rent and not by its rooms. */
export const isApartmentHouse = ({
  rs_type,
  rs_category,
}: {
  rs_type?: string | null | undefined;
  rs_category?: string | null | undefined;
}): boolean => rs_type === 'INVESTMENT' || rs_category === 'MULTI_FAMILY_HOUSE';

/** The type of garages and parking spaces. It is neither a dwelling nor commercial, so that no type filter finds it. */
export const parkingType = 'GARAGE';

/** Every `rs_type` that the website knows. */
export const knownRsTypes: readonly string[] = [
  ...objectKinds.flatMap((kind) => [...rsTypesByKind[kind]]),
  parkingType,
];

export const objectKindLabels: Readonly<Record<ObjectKind, string>> = {
  apartment: 'Wohnung',
  house: 'Haus',
  commercial: 'Gewerbe',
  plot: 'Grundstück',
};

/** German label of a type; null for an unknown type. */
export function typeLabelOf(rsType: string | null | undefined): string | null {
  if (rsType === parkingType) return 'Stellplatz';
  const kind = objectKinds.find((candidate) => rsTypesByKind[candidate].includes(rsType ?? ''));
  return kind ? objectKindLabels[kind] : null;
}

/** A missing country counts as Germany (architecture.md). */
export const isGermany = (country: string | null | undefined): boolean => !country || country === 'DEU';
