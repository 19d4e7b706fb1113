import { formatArea, formatCount, formatDate } from '../text/format.ts';
import { germanNumber } from '../text/german-number.ts';
import { germanCodeText } from './crm-codes.ts';
import { depositText } from './deposit.ts';
import { floorText } from './floor-text.ts';
import { freeAtOnce, freeFromDay } from './free-from.ts';
import { grossYield, rentFactor, targetRent, yearlyRent } from './income.ts';
import { isGiven } from './is-given.ts';
import { type AreaFields, floorArea, isNoDwelling } from './main-area.ts';
import { isClosed, type OfferFields } from './offer-state.ts';
import { formatMoney, type PriceFields } from './price.ts';
import { isApartmentHouse, isBuy, isRent, rsTypesByKind } from './vocabulary.ts';

/*
 * The facts of a property for visitors, with their German labels and units, in the order in which they are shown.
 */

type Maybe<Value> = Value | null | undefined;

export interface FactFields extends AreaFields, OfferFields, PriceFields {
  id: number;
  number_of_rooms?: Maybe<number>;
  number_of_bed_rooms?: Maybe<number>;
  number_of_bath_rooms?: Maybe<number>;
  number_of_units?: Maybe<number>;
  floor?: Maybe<string>;
  construction_year?: Maybe<number>;
  condition?: Maybe<string>;
  heating_type?: Maybe<string>;
  free_from?: Maybe<string>;
  rented?: Maybe<boolean>;
  rs_category?: Maybe<string>;
  rental_income_actual?: Maybe<number>;
  rental_income_target?: Maybe<number>;
  rental_income?: Maybe<number>;
  service_charge?: Maybe<number>;
  heating_costs?: Maybe<number>;
  total_rent?: Maybe<number>;
  deposit?: Maybe<string>;
  price_per_sqm?: Maybe<number>;
  rent_subsidy?: Maybe<number>;
  maintenance_reserve?: Maybe<number>;
  courtage?: Maybe<string>;
  courtage_note?: Maybe<string>;
  parking_space_price?: Maybe<number>;
  /** Keys of `amenities`, as catalog found them in the furnishing note. */
  amenities: readonly string[];
  optional_fields: readonly { key: string; name: string; value?: unknown }[];
}

/** Labels of the facts that the comparison of properties has as rows, too. */
export const factLabels = {
  number_of_rooms: 'Zimmer',
  plot_area: 'Grundstücksfläche',
  floor: 'Etage',
  construction_year: 'Baujahr',
  service_charge: 'Nebenkosten',
  rent_subsidy: 'Hausgeld im Monat',
} as const satisfies Partial<Record<keyof FactFields, string>>;

export interface Fact {
  label: string;
  text: string;
}

const withoutEmpty = (facts: readonly { label: string; text: string | null }[]): Fact[] =>
  facts.filter((fact): fact is Fact => fact.text !== null);

/** Keys of the CRM's custom field for a pool, which differ between CRM accounts. */
const poolKeys: ReadonlySet<string> = new Set(['pool', 'swimming_pool']);

const hasPool = ({ amenities, optional_fields }: FactFields): boolean =>
  amenities.includes('pool') || optional_fields.some(({ key, value }) => poolKeys.has(key) && value === true);

const money = (
  amount: number | null | undefined,
  currency: string | null | undefined,
  decimals = 2,
): string | null => (isGiven(amount) ? formatMoney(amount, currency, decimals) : null);

const oneDecimal = (value: number): string => germanNumber(value, { min: 1, max: 1 });

/**
 * The yearly rents of a property for sale, and the factor by which its price is higher. They say 'Ist' or 'Soll' if the
 * CRM does. A rent that should be paid is the base of factor and yield only if no other is known, and then they say so.
 */
function rentFacts(property: FactFields): Fact[] {
  const [paid, target] = [yearlyRent(property), targetRent(property)];
  const suffix = paid === 0 && target > 0 ? ' (Soll)' : '';
  const [factor, percent] = [rentFactor(property, paid || target), grossYield(property, paid || target)];
  const kind = property.rental_income_actual ? ' (Ist)' : '';
  return withoutEmpty([
    { label: `Mieteinnahmen im Jahr${kind}`, text: money(paid, property.currency, 0) },
    { label: 'Mieteinnahmen im Jahr (Soll)', text: money(target, property.currency, 0) },
    { label: `Faktor${suffix}`, text: factor === null ? null : oneDecimal(factor) },
    { label: `Bruttorendite${suffix}`, text: percent === null ? null : `${oneDecimal(percent)}\u00a0%` },
  ]);
}

/** Whether the main facts are those of an investment. */
const opensWithIncome = (property: FactFields): boolean => isBuy(property) && isApartmentHouse(property);

/** `rentFacts`, unless they are among the main facts. */
export const incomeFacts = (property: FactFields): Fact[] =>
  opensWithIncome(property) ? [] : rentFacts(property);

const roomFacts = (property: FactFields) => [
  { label: factLabels.number_of_rooms, text: formatCount(property.number_of_rooms) },
  { label: 'Schlafzimmer', text: formatCount(property.number_of_bed_rooms) },
  { label: 'Badezimmer', text: formatCount(property.number_of_bath_rooms) },
];

/**
 * The main figures (visitor-area §2, Property detail). A commercial property has its own kind of main area. A house with
 * flats to let opens with its units and its income, and its rooms follow among the further facts.
 */
export const mainFacts = (property: FactFields): Fact[] => {
  const area = floorArea(property);
  const first = opensWithIncome(property)
    ? [{ label: 'Einheiten', text: formatCount(property.number_of_units) }, ...rentFacts(property)]
    : roomFacts(property);
  return withoutEmpty([
    ...first,
    { label: area?.label ?? 'Wohnfläche', text: formatArea(area?.value) },
    { label: factLabels.plot_area, text: formatArea(property.plot_area) },
    { label: 'Pool', text: hasPool(property) ? 'Ja' : null },
  ]);
};

/** The areas other than the main area, which can be any of the three for a commercial property. */
const otherAreas = (property: FactFields): { label: string; text: string | null }[] => {
  const { living_space, usable_floor_space, net_floor_space } = property;
  const isMainArea = (area: Maybe<number>) => area === floorArea(property)?.value;
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
export function storeysInFloorText({
  floor,
  optional_fields,
}: Pick<FactFields, 'floor' | 'optional_fields'>): number | null {
  const storeys = Number(optional_fields.find(({ key }) => key === 'number_of_floors')?.value);
  return Number(floor) > 0 && storeys >= Number(floor) ? storeys : null;
}

const isFlat = ({ rs_type }: FactFields): boolean => rsTypesByKind.apartment.includes(rs_type ?? '');

/**
 * Whether a property for sale is let or vacant; null if unknown. `rented` is false by default in the CRM, so only
 * `free_from` proves a vacancy. Vacancy is shown for flats only, because visitors expect a house to be vacant.
 */
function usageOf(property: FactFields): string | null {
  if (!isBuy(property)) return null;
  const from = isFlat(property) && !isClosed(property) ? (formatDate(property.free_from) ?? '') : '';
  const day = /^\d/.test(from) ? `frei ab ${from}` : null;
  if (property.rented) return day ? `vermietet, ${day}` : 'vermietet';
  return day ?? (freeFromDay(from) === freeAtOnce ? 'frei' : null);
}

/** The date or text from which the property is vacant; null if `usageOf` contains the same information. */
function freeFromOf(property: FactFields): string | null {
  const from = formatDate(property.free_from);
  const usage = usageOf(property) ?? '';
  const isInUsage = usage.includes('frei') || (usage !== '' && /vermietet/i.test(from ?? ''));
  return isClosed(property) || isInUsage ? null : from;
}

/** The other facts of the property, below the main figures. */
export const furtherFacts = (property: FactFields): Fact[] =>
  withoutEmpty([
    ...otherAreas(property),
    { label: factLabels.floor, text: floorText(property.floor, storeysInFloorText(property)) },
    {
      label: factLabels.construction_year,
      text: property.construction_year ? String(property.construction_year) : null,
    },
    { label: 'Zustand', text: germanCodeText(property.condition) },
    ...(opensWithIncome(property)
      ? roomFacts(property)
      : [
          {
            label: isFlat(property) ? 'Einheiten im Haus' : 'Einheiten',
            text: formatCount(property.number_of_units),
          },
        ]),
    { label: 'Nutzung', text: usageOf(property) },
    { label: 'Heizung', text: germanCodeText(property.heating_type) },
    // The label is not 'Verfügbar', because a reserved property can have a date, too.
    { label: 'Bezugsfrei', text: freeFromOf(property) },
    { label: 'Objekt-ID', text: String(property.id) },
  ]);

/**
 * Costs in addition to the price; empty for a sold or let property. Tenants see no commission (law.md, Broker contract
 * and withdrawal).
 */
export const costFacts = (property: FactFields): Fact[] => {
  if (isClosed(property)) return [];
  const { currency } = property;
  const rents = withoutEmpty([
    { label: factLabels.service_charge, text: money(property.service_charge, currency) },
    { label: 'Heizkosten', text: money(property.heating_costs, currency) },
    { label: 'Warmmiete', text: money(property.total_rent, currency) },
    { label: 'Kaution', text: depositText(property) },
  ]);
  const purchase = withoutEmpty([
    { label: 'Preis pro m²', text: money(property.price_per_sqm, currency, 0) },
    { label: factLabels.rent_subsidy, text: money(property.rent_subsidy, currency) },
    { label: 'Instandhaltungsrücklage', text: money(property.maintenance_reserve, currency) },
    { label: 'Käuferprovision', text: property.courtage?.trim() ? property.courtage : null },
  ]);
  return [
    ...(isRent(property) ? rents : purchase),
    ...withoutEmpty([{ label: 'Stellplatz', text: money(property.parking_space_price, currency) }]),
  ];
};

/** The agency's note on the commission; null for rented properties. */
export const commissionNote = (property: FactFields): string | null =>
  isRent(property) || !property.courtage_note?.trim() ? null : property.courtage_note;
