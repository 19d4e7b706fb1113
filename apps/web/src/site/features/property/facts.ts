import { findAmenities } from '@estate/domain/property/find-amenities';
import { isGiven } from '@estate/domain/property/is-given';
import { floorArea, isNoDwelling } from '@estate/domain/property/main-area';
import { isClosed } from '@estate/domain/property/offer-state';
import { amountOf, formatMoney, isPriceOnRequest } from '@estate/domain/property/price';
import { germanNumber } from '@estate/domain/text/german-number';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { isBuy, isRent, rsTypesByKind } from '@estate/domain/property/vocabulary';
import { formatArea, formatCount, formatDate } from '../../../shared/ui/format.ts';
import { floorText } from '../../figures/floor-text.ts';
import { inWords } from '@estate/domain/property/crm-codes';

export interface Fact {
  label: string;
  text: string;
}

const withoutEmpty = (facts: readonly { label: string; text: string | null }[]): Fact[] =>
  facts.filter((fact): fact is Fact => fact.text !== null);

/** Keys of the CRM's custom field for a pool, which differ between CRM accounts. */
const poolKeys: ReadonlySet<string> = new Set(['pool', 'swimming_pool']);

const hasPool = ({ furnishing_note, long_furnishing_note, optional_fields }: PublicProperty): boolean =>
  optional_fields.some(({ key, value }) => poolKeys.has(key) && value === true) ||
  findAmenities(`${furnishing_note ?? ''}\n${long_furnishing_note ?? ''}`).includes('pool');

/** The main figures (visitor-area §2, Property detail). A commercial property has its own kind of main area. */
export const mainFacts = (property: PublicProperty): Fact[] => {
  const area = floorArea(property);
  return withoutEmpty([
    { label: 'Zimmer', text: formatCount(property.number_of_rooms) },
    { label: 'Schlafzimmer', text: formatCount(property.number_of_bed_rooms) },
    { label: 'Badezimmer', text: formatCount(property.number_of_bath_rooms) },
    { label: area?.label ?? 'Wohnfläche', text: formatArea(area?.value) },
    { label: 'Grundstücksfläche', text: formatArea(property.plot_area) },
    { label: 'Pool', text: hasPool(property) ? 'Ja' : null },
  ]);
};

/** The areas other than the main area, which can be any of the three for a commercial property. */
const otherAreas = (property: PublicProperty): { label: string; text: string | null }[] => {
  const { living_space, usable_floor_space, net_floor_space } = property;
  const isMainArea = (area: number | null | undefined) => area === floorArea(property)?.value;
  const areas = [
    { label: 'Wohnfläche', area: living_space },
    { label: 'Nutzfläche', area: usable_floor_space },
    { label: 'Nettofläche', area: net_floor_space },
  ];
  const others = isNoDwelling(property) ? areas.filter(({ area }) => !isMainArea(area)) : areas.slice(1);
  return others.map(({ label, area }) => ({ label, text: formatArea(area) }));
};

/**
 * The number of storeys that the text of the floor includes ('2. von 3'). Null for a floor that is not above ground
 * level, and if the number is missing or smaller than the floor.
 */
export function namedStoreys({ floor, optional_fields }: PublicProperty): number | null {
  const storeys = Number(optional_fields.find(({ key }) => key === 'number_of_floors')?.value);
  return Number(floor) > 0 && storeys >= Number(floor) ? storeys : null;
}

const isFlat = ({ rs_type }: PublicProperty): boolean => rsTypesByKind.apartment.includes(rs_type ?? '');

/**
 * Whether a property for sale is let or vacant; null if unknown. `rented` is false by default in the CRM, so only
 * `free_from` proves a vacancy. Vacancy is shown for flats only, because visitors expect a house to be vacant.
 */
function usageOf(property: PublicProperty): string | null {
  if (!isBuy(property)) return null;
  const from = isFlat(property) && !isClosed(property) ? (formatDate(property.free_from) ?? '') : '';
  const day = /^\d/.test(from) ? `frei ab ${from}` : null;
  if (property.rented) return day ? `vermietet, ${day}` : 'vermietet';
  return day ?? (/^(?:ab )?sofort/i.test(from) ? 'frei' : null);
}

/** The date or text from which the property is vacant; null if `usageOf` contains the same information. */
function freeFromOf(property: PublicProperty): string | null {
  const from = formatDate(property.free_from);
  const usage = usageOf(property) ?? '';
  const isInUsage = usage.includes('frei') || (usage !== '' && /vermietet/i.test(from ?? ''));
  return isClosed(property) || isInUsage ? null : from;
}

/** The other facts of the property, below the main figures. */
export const furtherFacts = (property: PublicProperty): Fact[] =>
  withoutEmpty([
    { label: 'Objekt-ID', text: String(property.id) },
    ...otherAreas(property),
    { label: 'Etage', text: floorText(property.floor, namedStoreys(property)) },
    { label: 'Baujahr', text: property.construction_year ? String(property.construction_year) : null },
    { label: 'Zustand', text: inWords(property.condition) },
    {
      label: isFlat(property) ? 'Einheiten im Haus' : 'Einheiten',
      text: formatCount(property.number_of_units),
    },
    { label: 'Nutzung', text: usageOf(property) },
    { label: 'Heizung', text: inWords(property.heating_type) },
    // The label is not 'Verfügbar', because a reserved property can have a date, too.
    { label: 'Bezugsfrei', text: freeFromOf(property) },
  ]);

const money = (
  amount: number | null | undefined,
  currency: string | null | undefined,
  decimals = 2,
): string | null => (isGiven(amount) ? formatMoney(amount, currency, decimals) : null);

/** Plausible price-to-rent factors. Others come from wrong data, such as a monthly rent in the field for a year's. */
const factors = { min: 4, max: 100 } as const;

/** The yearly rent of a let property for sale, and the factor by which its price is higher than this rent. */
export const incomeFacts = (property: PublicProperty): Fact[] => {
  if (!isBuy(property) || isClosed(property)) return [];
  const rent = property.rental_income_actual || (property.rental_income ?? 0) * 12;
  const price = isPriceOnRequest(property) ? null : amountOf(property);
  const factor = price && rent ? price / rent : 0;
  const isFactor = factor >= factors.min && factor <= factors.max;
  return withoutEmpty([
    { label: 'Mieteinnahmen im Jahr', text: money(rent, property.currency, 0) },
    { label: 'Faktor', text: isFactor ? germanNumber(factor, { min: 1, max: 1 }) : null },
  ]);
};

/**
 * Costs in addition to the price; empty for a sold or let property. Tenants see no commission (law.md, Broker contract
 * and withdrawal).
 */
export const costFacts = (property: PublicProperty): Fact[] => {
  if (isClosed(property)) return [];
  const { currency } = property;
  const rents = withoutEmpty([
    { label: 'Nebenkosten', text: money(property.service_charge, currency) },
    { label: 'Heizkosten', text: money(property.heating_costs, currency) },
    { label: 'Warmmiete', text: money(property.total_rent, currency) },
    { label: 'Kaution', text: property.deposit?.trim() ? property.deposit : null },
  ]);
  const purchase = withoutEmpty([
    { label: 'Preis pro m²', text: money(property.price_per_sqm, currency, 0) },
    { label: 'Hausgeld im Monat', text: money(property.rent_subsidy, currency) },
    { label: 'Instandhaltungsrücklage', text: money(property.maintenance_reserve, currency) },
    { label: 'Käuferprovision', text: property.courtage?.trim() ? property.courtage : null },
  ]);
  return [
    ...(isRent(property) ? rents : purchase),
    ...withoutEmpty([{ label: 'Stellplatz', text: money(property.parking_space_price, currency) }]),
  ];
};

/** The agency's note on the commission; null for rented properties. */
export const commissionNote = (property: PublicProperty): string | null =>
  isRent(property) || !property.courtage_note?.trim() ? null : property.courtage_note;
