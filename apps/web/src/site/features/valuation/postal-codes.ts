import { trimInvisible } from '@estate/domain/text/visible-text';
import type { Address } from './funnel-state.ts';

/** Postcodes of the cities with the most valuations. A city's pattern also matches its districts ("Hamburg-Altona"). */
const cities: readonly (readonly [city: RegExp, postalCodes: RegExp])[] = [
  [/^hamburg\b/i, /^(?:2[0-2]\d{3}|27499)$/],
  [/^l(?:ü|ue)neburg\b/i, /^213\d\d$/],
  [/^l(?:ü|ue)beck\b/i, /^235\d\d$/],
  [/^kiel\b/i, /^241\d\d$/],
  [/^bremen\b/i, /^28\d{3}$/],
  [/^berlin\b/i, /^1[0-4]\d{3}$/],
  [/^m(?:ü|ue)nchen\b/i, /^8[01]\d{3}$/],
];

const hamburg = cities[0];

/** Whether postcode and city belong to Hamburg. */
export const isInHamburg = ({
  address_postal_code: code,
  address_city: city,
}: Pick<Address, 'address_postal_code' | 'address_city'>): boolean =>
  hamburg !== undefined && hamburg[0].test(trimInvisible(city)) && hamburg[1].test(trimInvisible(code));

/** Whether a complete postcode does not belong to the entered city. False for cities that the table lacks. */
export function doesPlaceContradict(address: Pick<Address, 'address_postal_code' | 'address_city'>): boolean {
  const code = trimInvisible(address.address_postal_code);
  const known = cities.find(([name]) => name.test(trimInvisible(address.address_city)));
  return known !== undefined && /^\d{5}$/.test(code) && !known[1].test(code);
}
