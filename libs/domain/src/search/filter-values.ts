import type { Deal } from '../property/vocabulary.ts';
import type { Feature } from './features.ts';

/** Features with a checkbox in the filter. The search text finds more (features.ts). */
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
  let: 'Vermietet',
  'free-now': 'Sofort frei',
  'commission-free': 'Provisionsfrei',
} as const satisfies Partial<Record<Feature, string>>;
type FilterFeature = keyof typeof filterFeatures;
export const filterFeatureKeys = Object.keys(filterFeatures) as FilterFeature[];

/**
 * Filters that are on or off. On is `1` in the query, as a checkbox sends it. `abroad` lists properties abroad in
 * place of those in Germany.
 */
export const flags = [...filterFeatureKeys, 'without_reserved', 'abroad'] as const;
export type Flag = (typeof flags)[number];

/**
 * Values of the energy filter, the best class first, each with all spellings of the CRM. A filter by a class includes
 * all better classes.
 */
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

/** The CRM's spellings of this class and of all better ones. */
export const energyClassesUpTo = (limit: EnergyLimit): string[] =>
  energyLimits
    .slice(0, energyLimits.indexOf(limit) + 1)
    .flatMap((energyClass) => energySpellings[energyClass]);

/** Lowest price that counts as a purchase price if neither `Kauf` nor `Miete` is selected. */
const minPurchasePrice = 20_000;

/** The deal that a price in euros means if nothing else says it. */
export const dealOfPrice = (price: number): Deal => (price < minPurchasePrice ? 'rent' : 'buy');
