import type { Feature } from './features.ts';

/** The amenities that have a box of their own among the filters. The search text finds more (features.ts). */
export const filterFeatures = {
  balcony: 'Balkon',
  terrace: 'Terrasse',
  garden: 'Garten',
  pool: 'Pool',
  lift: 'Aufzug',
  parking: 'Stellplatz',
  kitchen: 'Einbauküche',
  cellar: 'Keller',
  fireplace: 'Kamin',
  'guest-toilet': 'Gäste-WC',
  'barrier-free': 'Barrierefrei',
  'sea-view': 'Wasserblick',
  'air-conditioning': 'Klimaanlage',
} as const satisfies Partial<Record<Feature, string>>;
export type FilterFeature = keyof typeof filterFeatures;
export const filterFeatureKeys = Object.keys(filterFeatures) as FilterFeature[];

/** Filters that are on or off; on is `1` in the address, as a box of a form sends it. `abroad` asks for homes abroad in place of those in Germany. */
export const flags = [...filterFeatureKeys, 'without_reserved', 'abroad'] as const;
export type Flag = (typeof flags)[number];

/** The worst energy class that is still wanted, the best first, with both spellings of the CRM. */
const energySpellings = {
  'A+': ['A_PLUS_PLUS', 'A++', 'A_PLUS', 'A+'],
  A: ['A'],
  B: ['B'],
  C: ['C'],
  D: ['D'],
  E: ['E'],
  F: ['F'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type EnergyLimit = keyof typeof energySpellings;
export const energyLimits = Object.keys(energySpellings) as EnergyLimit[];

/** The CRM's spellings of this class and of every better one. */
export const energyClassesUpTo = (limit: EnergyLimit): string[] =>
  energyLimits.slice(0, energyLimits.indexOf(limit) + 1).flatMap((one) => energySpellings[one]);

/** From this amount on, a price without `Kauf` or `Miete` is that of a purchase. */
export const leastPurchase = 20_000;
