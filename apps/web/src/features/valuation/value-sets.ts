import type { ValuationLead } from '@estate/contracts/valuation';

export type PropertyType = ValuationLead['property_type'];
export type PropertySubtype = ValuationLead['property_subtype'];
export type Condition = ValuationLead['property_condition'];
export type Quality = ValuationLead['property_quality'];
export type Purpose = ValuationLead['evaluation_purpose'];

/** One of the funnel's answers: what is sent and what people read. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly text?: string;
}

/* visitor-area §3, Funnel value sets. The contract brings zod, so values stand here; a spec compares them. */

export const propertyTypes: readonly Choice<PropertyType>[] = [
  { value: 'haus', label: 'Haus' },
  { value: 'wohnung', label: 'Wohnung' },
];

export const subtypesOf: Readonly<Record<PropertyType, readonly Choice<PropertySubtype>[]>> = {
  haus: [
    { value: 'einfamilienhaus', label: 'Einfamilienhaus' },
    { value: 'doppelhaushaelfte', label: 'Doppelhaushälfte' },
    { value: 'reihenhaus', label: 'Reihenhaus' },
    { value: 'mehrfamilienhaus', label: 'Mehrfamilienhaus' },
  ],
  wohnung: [
    { value: 'etagenwohnung', label: 'Etagenwohnung' },
    { value: 'erdgeschoss', label: 'Erdgeschoss' },
    { value: 'dachgeschoss', label: 'Dachgeschoss' },
    { value: 'maisonette', label: 'Maisonette' },
    { value: 'studio', label: 'Loft' },
    { value: 'penthouse', label: 'Penthouse' },
  ],
};

export const conditions: readonly Choice<Condition>[] = [
  { value: 'renovierungsbeduerftig', label: 'Renovierungsbedürftig', text: 'Größere Arbeiten stehen an' },
  { value: 'gut-erhalten', label: 'Gut erhalten', text: 'Gepflegt, normale Abnutzung' },
  { value: 'neu-renoviert', label: 'Neu renoviert', text: 'In den letzten Jahren erneuert' },
];

export const qualities: readonly Choice<Quality>[] = [
  { value: 'einfach', label: 'Einfach', text: 'Zweckmäßig, ohne Extras' },
  { value: 'standard', label: 'Standard', text: 'Zeitgemäß und solide' },
  { value: 'hoch', label: 'Hoch', text: 'Gute Materialien, Einbauküche' },
  { value: 'luxurioes', label: 'Luxuriös', text: 'Edle Materialien, Sonderwünsche' },
];

export const purposes: readonly Choice<Purpose>[] = [
  { value: 'verkauf-planen', label: 'Ich plane einen Verkauf' },
  { value: 'preisanstieg-pruefen', label: 'Ich prüfe, ob der Preis gestiegen ist' },
  { value: 'passende-immobilie', label: 'Ich suche eine passende Immobilie' },
  { value: 'immobilie-geerbt', label: 'Ich habe die Immobilie geerbt' },
  { value: 'interesse-preis', label: 'Mich interessiert der Preis' },
];

/** Limits of visitor-area §9; the contract's, but for the years, which it holds in its schema. */
export const limits = {
  year: { min: 1000, max: 2100 },
  livingArea: { min: 10, max: 800 },
  gardenArea: { min: 0, max: 800 },
  rooms: { min: 1, max: 20 },
  floor: { min: -2, max: 20 },
} as const;

export type Limit = { readonly min: number; readonly max: number };
