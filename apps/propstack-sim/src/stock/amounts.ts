import { type Chance } from './chance.ts';
import { loosely } from './energy.ts';
import { categories, type Row } from './row.ts';
import { type JsonObject } from './unit.ts';

const euros = (value: number) => `${value.toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`;

/** Prices, rents and service charges. `0` means "not given"; deposit and commission are free text. */
export function amountsOf(row: Row, chance: Chance): JsonObject {
  return {
    price_on_inquiry: row.price === null,
    ...(row.deal === 'BUY' ? sale(row, chance) : rent(row, chance)),
  };
}

function sale(row: Row, chance: Chance): JsonObject {
  // A price on request is either stored in the CRM or left at 0; both must stay hidden.
  const price = row.price ?? (chance.isLucky(0.5) ? 1_500_000 + chance.int(0, 40) * 50_000 : 0);
  const area = row.space || row.plot;
  const isFlat = categories[row.category][0] === 'APARTMENT';
  return {
    price: loosely(price, chance),
    base_rent: chance.isLucky(0.7) ? 0 : null,
    price_per_sqm: area && price ? Math.round(price / area) : 0,
    rent_subsidy: isFlat ? Math.round(row.space * 4.2) : null,
    maintenance_reserve: isFlat ? Math.round(row.space * 0.9) : null,
    parking_space_price: row.amenities.includes('Tiefgarage') ? 39_000 : 0,
    courtage: '3,57 % inkl. MwSt.',
    courtage_note:
      'Die Käuferprovision beträgt 3,57 % inkl. MwSt. des beurkundeten Kaufpreises und ist mit Abschluss des Kaufvertrags verdient und fällig.',
    internal_brokerage: '3,57 % inkl. MwSt.',
    deposit: null,
  };
}

function rent(row: Row, chance: Chance): JsonObject {
  const base = row.price ?? 6900;
  const charge = Math.round((row.space * 2.4) / 5) * 5;
  const heating = Math.round((row.space * 1.5) / 5) * 5;
  return {
    price: chance.isLucky(0.5) ? null : 0,
    base_rent: loosely(base, chance),
    service_charge: charge,
    heating_costs: heating,
    heating_costs_in_service_charge: false,
    total_rent: `${base + charge + heating}`,
    deposit: chance.pick(['3 Kaltmieten', '3 Monatsmieten netto', euros(base * 3)]),
    parking_space_price: row.amenities.includes('Tiefgarage') ? '120' : 0,
    courtage: 'provisionsfrei',
    courtage_note: null,
    internal_brokerage: '2 Nettokaltmieten',
    pets_allowed: chance.pick(['YES', 'NO', 'BY_ARRANGEMENT']),
  };
}
