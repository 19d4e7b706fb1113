import { dealCodeOf } from '@estate/domain/property/crm-words';

type Range = readonly [min: number, max: number];

const area: Range = [1, 100_000];
const monthly: Range = [1, 100_000];
const rent: Range = [5, 100_000];
const energy: Range = [-100, 5_000];
const years: Range = [1_000, new Date().getFullYear() + 10];

/** The plausible range of each field. The ranges are wide, so that a rare but true value is not rejected. */
const ranges: Readonly<Record<string, Range>> = {
  price: [500, 500_000_000],
  base_rent: rent,
  total_rent: rent,
  service_charge: monthly,
  heating_costs: monthly,
  rent_subsidy: monthly,
  maintenance_reserve: [1, 100_000_000],
  rental_income_actual: [1, 100_000_000],
  rental_income_target: [1, 100_000_000],
  rental_income: [1, 10_000_000],
  price_per_sqm: [1, 200_000],
  parking_space_price: [1, 500_000],
  number_of_rooms: [0.5, 500],
  number_of_bed_rooms: [0.5, 500],
  number_of_bath_rooms: [0.5, 500],
  number_of_units: [1, 10_000],
  living_space: area,
  usable_floor_space: [1, 1_000_000],
  net_floor_space: [1, 1_000_000],
  additional_area: [1, 1_000_000],
  plot_area: [1, 100_000_000],
  construction_year: years,
  energy_certificate_construction_year: years,
  energy_efficiency_value: energy,
  thermal_characteristic: energy,
  thermal_characteristic_heating: energy,
  thermal_characteristic_electricity: energy,
  internal_commission_percentage: [0, 100],
  external_commission_percentage: [0, 100],
  lat: [-90, 90],
  lng: [-180, 180],
};

/**
 * The plausible range of a field; infinite if there is no rule. For a rental, the range of `price` is that of rents.
 */
export const plausibleRangeOf = (field: string, deal: string | null): Range =>
  (field === 'price' && dealCodeOf(deal) === 'RENT' ? rent : ranges[field]) ?? [-Infinity, Infinity];

const germany = { lat: [47, 55.2], lng: [5.5, 15.6] } as const;

/** Whether coordinates are within a rectangle around Germany. If `lat` and `lng` are swapped, they are not. */
export const isInGermany = (lat: number, lng: number): boolean =>
  lat >= germany.lat[0] && lat <= germany.lat[1] && lng >= germany.lng[0] && lng <= germany.lng[1];
