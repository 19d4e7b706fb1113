import { z } from 'zod';

/** Ids of the CRM's property statuses. They differ per CRM account (propstack.md); change them here. */
export const propertyStatus = {
  akquise: 170239,
  vorbereitung: 170240,
  vermarktung: 170241,
  reserviert: 170242,
  abgeschlossen: 170243,
} as const;

/** Labels of the staff area (staff-area §4). */
export const propertyStatusLabels: Readonly<Record<number, string>> = {
  170239: 'Akquise',
  170240: 'Vorbereitung',
  170241: 'Vermarktung',
  170242: 'Reserviert',
  170243: 'Abgeschlossen',
};

/** Statuses that a visitor may see at all; 170239 (Akquise) never. */
export const publicStatusIds: readonly number[] = [170240, 170241, 170242, 170243];
/** The listing page, in this order of groups (visitor-area §7.2). */
export const listedStatusIds: readonly number[] = [170240, 170241, 170242];

/** Only `aktiv` is public; `reserviert` exists in stored data and in the price rule, staff set the first and last. */
export const WebsiteStatus = z.enum(['aktiv', 'reserviert', 'inaktiv']);
export type WebsiteStatus = z.infer<typeof WebsiteStatus>;
export const SettableWebsiteStatus = z.enum(['aktiv', 'inaktiv'], {
  error: 'Der Website-Status ist entweder aktiv oder inaktiv.',
});
export type SettableWebsiteStatus = z.infer<typeof SettableWebsiteStatus>;

export const Deal = z.enum(['buy', 'rent']);
export type Deal = z.infer<typeof Deal>;

/** CRM values and the specification's aliases. */
export const marketingTypesByDeal: Readonly<Record<Deal, readonly string[]>> = {
  buy: ['BUY', 'KAUF'],
  rent: ['RENT', 'MIETE_PACHT'],
};

export const isRent = (property: { marketing_type?: string | null | undefined }): boolean =>
  marketingTypesByDeal.rent.includes(property.marketing_type ?? '');
export const isBuy = (property: { marketing_type?: string | null | undefined }): boolean =>
  marketingTypesByDeal.buy.includes(property.marketing_type ?? '');

export const ObjectKind = z.enum(['apartment', 'house', 'commercial', 'plot']);
export type ObjectKind = z.infer<typeof ObjectKind>;

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
    'GARAGE',
  ],
  plot: ['TRADE_SITE'],
};

export const objectKindLabels: Readonly<Record<ObjectKind, string>> = {
  apartment: 'Wohnung',
  house: 'Haus',
  commercial: 'Gewerbe',
  plot: 'Grundstück',
};

/** A missing country counts as Germany (architecture.md). */
export const isGermany = (country: string | null | undefined): boolean => !country || country === 'DEU';

export const Salutation = z.enum(['herr', 'frau', 'divers']);
export type Salutation = z.infer<typeof Salutation>;

/** The specification's simple address pattern: text, at sign, text, dot, text; no blanks, 254 characters at most. */
export const emailPattern = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/;
/** The contact forms' pattern (staff-area §5). */
export const contactEmailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i;
