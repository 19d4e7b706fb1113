import { findAmenities } from '@estate/domain/property/amenities';
import { floorArea, isNoDwelling } from '@estate/domain/property/main-area';
import { isClosed } from '@estate/domain/property/offer-state';
import { formatMoney } from '@estate/domain/property/price';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { isBuy, isRent } from '@estate/domain/property/vocabulary';
import { formatArea, formatCount, formatDate } from '../../../shared/ui/format.ts';
import { floorText } from '../../figures/floor-text.ts';
import { inWords } from './crm-codes.ts';

export interface Fact {
  label: string;
  text: string;
}

const stated = (facts: readonly { label: string; text: string | null }[]): Fact[] =>
  facts.filter((fact): fact is Fact => fact.text !== null);

/** Names of the pool field in CRM accounts. */
const poolKeys: ReadonlySet<string> = new Set(['pool', 'swimming_pool']);

const hasPool = ({ furnishing_note, long_furnishing_note, optional_fields }: PublicProperty): boolean =>
  optional_fields.some(({ key, value }) => poolKeys.has(key) && value === true) ||
  findAmenities(`${furnishing_note ?? ''}\n${long_furnishing_note ?? ''}`).includes('pool');

/** The main figures (visitor-area §2, Property detail); a commercial property has its area for work instead of living space. */
export const mainFacts = (property: PublicProperty): Fact[] => {
  const area = floorArea(property);
  return stated([
    { label: 'Zimmer', text: formatCount(property.number_of_rooms) },
    { label: 'Schlafzimmer', text: formatCount(property.number_of_bed_rooms) },
    { label: 'Badezimmer', text: formatCount(property.number_of_bath_rooms) },
    { label: area?.label ?? 'Wohnfläche', text: formatArea(area?.value) },
    { label: 'Grundstücksfläche', text: formatArea(property.plot_area) },
    { label: 'Pool', text: hasPool(property) ? 'Ja' : null },
  ]);
};

/** Areas beside the main one; of a commercial property any of them may be the main one. */
const otherAreas = (property: PublicProperty): { label: string; text: string | null }[] => {
  const { living_space, usable_floor_space, net_floor_space } = property;
  const isSaid = (area: number | null | undefined) => area === floorArea(property)?.value;
  const areas = [
    { label: 'Wohnfläche', area: living_space },
    { label: 'Nutzfläche', area: usable_floor_space },
    { label: 'Nettofläche', area: net_floor_space },
  ];
  const others = isNoDwelling(property) ? areas.filter(({ area }) => !isSaid(area)) : areas.slice(1);
  return others.map(({ label, area }) => ({ label, text: formatArea(area) }));
};

/** The storeys of the building, where the floor is one above the ground and names them: '2. von 3'. */
export function namedStoreys({ floor, optional_fields }: PublicProperty): number | null {
  const storeys = Number(optional_fields.find(({ key }) => key === 'number_of_floors')?.value);
  return Number(floor) > 0 && storeys >= Number(floor) ? storeys : null;
}

/** Further data of the building. */
export const furtherFacts = (property: PublicProperty): Fact[] =>
  stated([
    { label: 'Objekt-ID', text: String(property.id) },
    ...otherAreas(property),
    { label: 'Etage', text: floorText(property.floor, namedStoreys(property)) },
    { label: 'Baujahr', text: property.construction_year ? String(property.construction_year) : null },
    { label: 'Zustand', text: inWords(property.condition) },
    // That it is not let, the CRM's field does not say: it is false by default.
    { label: 'Nutzung', text: isBuy(property) && property.rented ? 'vermietet' : null },
    { label: 'Heizung', text: inWords(property.heating_type) },
    // Not 'Verfügbar', because a reserved property has a date too.
    { label: 'Bezugsfrei', text: isClosed(property) ? null : formatDate(property.free_from) },
  ]);

const money = (
  amount: number | null | undefined,
  currency: string | null | undefined,
  decimals = 2,
): string | null => (amount && amount > 0 ? formatMoney(amount, currency, decimals) : null);

/** Costs beside the price; none where nobody pays them any more. Tenants see no commission (law.md, Broker contract and withdrawal). */
export const costFacts = (property: PublicProperty): Fact[] => {
  if (isClosed(property)) return [];
  const { currency } = property;
  const rents = stated([
    { label: 'Nebenkosten', text: money(property.service_charge, currency) },
    { label: 'Heizkosten', text: money(property.heating_costs, currency) },
    { label: 'Warmmiete', text: money(property.total_rent, currency) },
    { label: 'Kaution', text: property.deposit?.trim() ? property.deposit : null },
  ]);
  const purchase = stated([
    { label: 'Preis pro m²', text: money(property.price_per_sqm, currency, 0) },
    { label: 'Hausgeld im Monat', text: money(property.rent_subsidy, currency) },
    { label: 'Instandhaltungsrücklage', text: money(property.maintenance_reserve, currency) },
    { label: 'Käuferprovision', text: property.courtage?.trim() ? property.courtage : null },
  ]);
  return [
    ...(isRent(property) ? rents : purchase),
    ...stated([{ label: 'Stellplatz', text: money(property.parking_space_price, currency) }]),
  ];
};

/** The agency's note on the commission; null for rented properties. */
export const commissionNote = (property: PublicProperty): string | null =>
  isRent(property) || !property.courtage_note?.trim() ? null : property.courtage_note;
