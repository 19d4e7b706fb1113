import { type Chance } from './chance.ts';
import { loosely } from './energy.ts';
import { categories, type Row } from './row.ts';
import { type JsonObject } from './unit.ts';

const floorings = ['PARQUET', 'TILES', 'FLOORBOARDS', 'CARPET'] as const;
const bathEquipment = ['SHOWER', 'BATHTUB', 'WINDOW'] as const;

export type Flooring = (typeof floorings)[number];
export type BathEquipment = (typeof bathEquipment)[number];
/** What the notes describe too. */
export interface FitOut {
  flooring_type: Flooring[] | null;
  bathroom: BathEquipment[] | null;
}

const has = (row: Row, ...amenities: string[]) =>
  amenities.some((amenity) => row.amenities.includes(amenity));

/** Sizes, rooms, building and amenities. The floor is a string, multiple values are lists, enums are codes. */
export function factsOf(row: Row, chance: Chance): JsonObject & FitOut {
  const [rsType, objectType] = categories[row.category];
  const isFlat = rsType === 'APARTMENT';
  // As many as the drawn houses have.
  const drawn = isFlat ? chance.int(3, 4) : chance.int(2, 3);
  const floors = row.category === 'BUNGALOW' ? 1 : drawn;
  return {
    number_of_rooms: row.rooms ? loosely(row.rooms, chance) : 0,
    number_of_bed_rooms: row.bedRooms ? loosely(row.bedRooms, chance) : 0,
    number_of_bath_rooms: row.bathRooms ? `${row.bathRooms}` : null,
    living_space: objectType === 'COMMERCIAL' ? 0 : loosely(row.space, chance),
    net_floor_space: objectType === 'COMMERCIAL' ? row.space : null,
    usable_floor_space: row.space ? Math.round(row.space * 0.3) : 0,
    plot_area: row.plot ? loosely(row.plot, chance) : 0,
    balcony_space: has(row, 'Balkon', 'Terrasse', 'Loggia', 'Dachterrasse') ? chance.int(5, 40) : null,
    floor: isFlat ? String(row.category === 'GROUND_FLOOR' ? 0 : chance.int(1, floors)) : null,
    number_of_floors: row.space ? floors : null,
    construction_year: row.year || null,
    last_refurbishment: row.year && row.year < 1990 ? chance.int(2012, 2025) : null,
    condition: condition(row, chance),
    interior_quality: (row.price ?? 9e6) > 1_200_000 ? 'LUXURY' : chance.pick(['NORMAL', 'SOPHISTICATED']),
    free_from:
      row.deal === 'RENT'
        ? chance.pick(['01.02.2027', 'sofort', '2027-01-15'])
        : chance.pick(['nach Absprache', 'sofort', null]),
    flooring_type: row.space ? chance.some(floorings, 2) : null,
    bathroom: row.bathRooms ? chance.some(bathEquipment, 2) : null,
    number_of_parking_spaces: has(row, 'Garage', 'Stellplatz', 'Tiefgarage', 'Carport')
      ? chance.int(1, 2)
      : 0,
    parking_space_type: parking(row),
    balcony: has(row, 'Balkon', 'Terrasse', 'Loggia', 'Dachterrasse'),
    garden: has(row, 'Garten'),
    lift: has(row, 'Aufzug'),
    built_in_kitchen: has(row, 'Einbauküche'),
    cellar: has(row, 'Keller'),
    guest_toilet: has(row, 'Gäste-WC'),
    chimney: has(row, 'Kamin'),
    sauna: has(row, 'Sauna'),
    swimming_pool: has(row, 'Pool'),
    air_conditioning: has(row, 'Klimaanlage'),
    barrier_free: row.year > 2010 && isFlat,
    rented: row.category === 'MULTI_FAMILY_HOUSE' || row.title.includes('Kapitalanlage'),
    utilization_trade_site: row.category === 'PLOT' ? 'LIVING' : null,
  };
}

function condition(row: Row, chance: Chance) {
  if (row.category === 'PLOT') return null;
  if (row.year >= 2025) return 'FIRST_TIME_USE';
  if (row.year >= 2015) return 'MINT_CONDITION';
  return chance.pick(['WELL_KEPT', 'MODERNIZED', 'REFURBISHED', 'NEED_OF_RENOVATION']);
}

function parking(row: Row) {
  if (has(row, 'Tiefgarage')) return 'UNDERGROUND_GARAGE';
  if (has(row, 'Garage')) return 'GARAGE';
  if (has(row, 'Carport')) return 'CARPORT';
  return has(row, 'Stellplatz') ? 'OUTSIDE' : null;
}
