import { type Json } from './unit.ts';

/** Selection fields: code → German text. V2 sends codes and this table; V1 sends most values translated. */
export const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  heating_type: {
    GAS_HEATING: 'Gas-Heizung',
    OIL_HEATING: 'Öl-Heizung',
    DISTRICT_HEATING: 'Fernwärme',
    HEAT_PUMP: 'Wärmepumpe',
    ELECTRIC_HEATING: 'Elektro-Heizung',
  },
  firing_types: {
    GAS: 'Gas',
    OIL: 'Öl',
    DISTRICT_HEATING: 'Fernwärme',
    GEOTHERMAL: 'Erdwärme',
    ELECTRICITY: 'Strom',
  },
  building_energy_rating_type: { ENERGY_REQUIRED: 'Bedarfsausweis', ENERGY_CONSUMPTION: 'Verbrauchsausweis' },
  energy_certificate_availability: {
    AVAILABLE: 'liegt vor',
    REQUESTED: 'liegt zur Besichtigung vor',
    NOT_REQUIRED: 'wird nicht benötigt',
  },
  energy_certificate_creation_date: {
    FROM_MAY_2014: 'ab 1. Mai 2014',
    BEFORE_MAY_2014: 'bis 30. April 2014',
  },
  condition: {
    FIRST_TIME_USE: 'Erstbezug',
    MINT_CONDITION: 'neuwertig',
    WELL_KEPT: 'gepflegt',
    MODERNIZED: 'modernisiert',
    REFURBISHED: 'vollständig renoviert',
    NEED_OF_RENOVATION: 'renovierungsbedürftig',
  },
  interior_quality: { LUXURY: 'luxuriös', SOPHISTICATED: 'gehoben', NORMAL: 'normal' },
  flooring_type: { PARQUET: 'Parkett', TILES: 'Fliesen', FLOORBOARDS: 'Dielen', CARPET: 'Teppich' },
  bathroom: { SHOWER: 'Dusche', BATHTUB: 'Wanne', WINDOW: 'Fenster' },
  parking_space_type: {
    UNDERGROUND_GARAGE: 'Tiefgarage',
    GARAGE: 'Garage',
    CARPORT: 'Carport',
    OUTSIDE: 'Außenstellplatz',
  },
  pets_allowed: { YES: 'Ja', NO: 'Nein', BY_ARRANGEMENT: 'Nach Vereinbarung' },
  utilization_trade_site: { LIVING: 'Wohnen' },
  contract_type: { QUALIFIED_EXCLUSIVE: 'Qualifizierter Alleinauftrag' },
};

/** The German text of a code, of comma-joined codes, or of a list of codes; unknown values stay unchanged. */
export function translated(field: string, value: Json): Json {
  const texts = options[field];
  if (!texts) return value;
  if (Array.isArray(value)) return value.map((one) => translated(field, one));
  if (typeof value !== 'string') return value;
  return value
    .split(',')
    .map((code) => texts[code] ?? code)
    .join(', ');
}
