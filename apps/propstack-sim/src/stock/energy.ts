import { type Chance } from './chance.ts';
import { categories, type Row } from './row.ts';
import { type Json, type JsonObject } from './unit.ts';

const sources: Record<string, { firing: string; heating: string }> = {
  Gas: { firing: 'GAS', heating: 'GAS_HEATING' },
  Öl: { firing: 'OIL', heating: 'OIL_HEATING' },
  Fernwärme: { firing: 'DISTRICT_HEATING', heating: 'DISTRICT_HEATING' },
  Wärmepumpe: { firing: 'GEOTHERMAL,ELECTRICITY', heating: 'HEAT_PUMP' },
  Strom: { firing: 'ELECTRICITY', heating: 'ELECTRIC_HEATING' },
};

/** Certificate data as codes. `A+` has two spellings, and two objects have a certificate type as class. */
export function energyOf(row: Row, chance: Chance): JsonObject {
  if (row.energy === '-') return {};
  if (row.energy === 'Denkmal')
    return { energy_certificate_availability: 'NOT_REQUIRED', monument: true, ...heated('Gas') };
  if (row.energy === 'kein Ausweis')
    return { energy_certificate_availability: 'REQUESTED', ...heated('Gas') };
  if (row.energy.startsWith('ENERGY_')) {
    return {
      energy_certificate_availability: 'AVAILABLE',
      energy_efficiency_class: row.energy,
      building_energy_rating_type: row.energy,
      energy_efficiency_value: 0,
      ...heated('Fernwärme'),
    };
  }
  const [type, letter = '-', value = '', source = 'Gas'] = row.energy.split(' ');
  const issued = chance.int(2017, 2025);
  const day = String(chance.int(1, 28)).padStart(2, '0');
  return {
    energy_certificate_availability: 'AVAILABLE',
    energy_certificate_creation_date: 'FROM_MAY_2014',
    energy_certificate_start_date: `${day}.05.${issued}`,
    energy_certificate_end_date: `${day}.05.${issued + 10}`,
    building_energy_rating_type: type === 'Bedarf' ? 'ENERGY_REQUIRED' : 'ENERGY_CONSUMPTION',
    energy_consumption_contains_warm_water: type === 'Verbrauch',
    ...heated(source),
    ...values(row, letter, Number(value), chance),
  };
}

const heated = (source: string): JsonObject => ({
  firing_types: sources[source]?.firing ?? null,
  heating_type: sources[source]?.heating ?? null,
});

/** Homes have a class and one value, other buildings separate values for heat and power. */
function values(row: Row, letter: string, value: number, chance: Chance): JsonObject {
  if (categories[row.category][1] === 'COMMERCIAL') {
    return {
      thermal_characteristic_heating: value,
      thermal_characteristic_electricity: chance.int(14, 48),
      thermal_characteristic: String(value),
    };
  }
  return {
    energy_efficiency_class: letter === 'A+' && chance.isLucky(0.5) ? 'A_PLUS' : letter,
    energy_efficiency_value: loosely(value, chance),
    thermal_characteristic: value,
    energy_certificate_construction_year: row.year,
    equipment_technology_construction_year: Math.max(row.year, 1990 + chance.int(0, 34)),
  };
}

/** A number as integer, float or numeric string. */
export function loosely(value: number, chance: Chance): Json {
  if (chance.isLucky(0.2)) return `${value}.0`;
  return chance.isLucky(0.1) ? String(value) : value;
}
