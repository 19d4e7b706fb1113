import { hamburgDistricts } from '../search/hamburg.ts';
import type { ChoiceField, Field, Fields, Form } from './form.ts';
import { addressFields, homeChecks, homeFields, subtypeLabelsOf, valuation } from './valuation.ts';
import { propertyTypeLabels, type PropertyType } from './valuation-values.ts';

const types = Object.keys(subtypeLabelsOf) as PropertyType[];
const typeOf = (subtype: string) => types.find((type) => subtype in subtypeLabelsOf[type]);

/** All kinds of home in one list, so that type and kind never contradict each other. */
const kinds = Object.fromEntries(
  types.flatMap((type) =>
    Object.entries(subtypeLabelsOf[type]).map(([kind, label]) => [
      kind,
      `${propertyTypeLabels[type]}: ${label}`,
    ]),
  ),
);

const { required: _postal, ...address_postal_code } = addressFields.address_postal_code;
const { required: _city, ...address_city } = addressFields.address_city;
const fields = { ...homeFields, address_postal_code, address_city } as const;

const inPairs = (controls: Fields): Fields =>
  Object.fromEntries(
    Object.entries(controls).map(([name, field]): [string, Field] => [name, { ...field, half: true }]),
  );

const onlyFor = (...having: PropertyType[]) => ({
  help: `Nur bei ${having.map((type) => propertyTypeLabels[type]).join(' und ')}`,
});

/**
 * The questions about a home and its place on one page, for visitors without scripts; asked by `POST /api/price-ranges`, whose
 * answer is the page of the price range. They describe a home as the valuation does, without its person.
 */
export const homeForm = {
  ...valuation,
  kind: 'home',
  one: 'Preisspanne',
  many: 'Preisspannen',
  slug: 'preisspanne',
  api: '/api/price-ranges',
  rpc: 'estimatePriceRange',
  summary: 'Estimate the price range of a home',
  fields,
  checks: homeChecks,
  controls: inPairs({
    property_subtype: { ...homeFields.property_subtype, choices: kinds } satisfies ChoiceField,
    district: {
      control: 'select',
      label: 'Stadtteil in Hamburg',
      choices: Object.fromEntries(hamburgDistricts.map((name) => [name, name])),
    },
    address_postal_code,
    address_city,
    plot_area: { ...homeFields.plot_area, ...onlyFor('haus', 'grundstueck') },
    land_tenure: homeFields.land_tenure,
    special_feature: homeFields.special_feature,
    living_area: homeFields.living_area,
    construction_year: homeFields.construction_year,
    room_count: homeFields.room_count,
    garden_balcony_area: homeFields.garden_balcony_area,
    property_condition: homeFields.property_condition,
    property_quality: homeFields.property_quality,
    modernised_year: homeFields.modernised_year,
    occupancy: homeFields.occupancy,
    dwellings: { ...homeFields.dwellings, ...onlyFor('haus') },
    floor: { ...homeFields.floor, ...onlyFor('wohnung') },
    has_lift: { ...homeFields.has_lift, ...onlyFor('wohnung') },
    monthly_rent: { ...homeFields.monthly_rent, ...onlyFor('wohnung') },
  }),
  written: ({ property_subtype, ...values }: Readonly<Record<string, unknown>>) => ({
    ...values,
    property_type: typeOf(String(property_subtype)),
    property_subtype,
  }),
  groups: { property_subtype: 'Was und wo', living_area: 'Haus oder Wohnung' },
  texts: {
    ...valuation.texts,
    label: 'Fragebogen zur Preisspanne',
    submit: 'Preisspanne berechnen',
    pending: 'Wird berechnet...',
    failure: {
      title: 'Fehler',
      description: 'Die Preisspanne ließ sich gerade nicht berechnen. Ihre Angaben sind noch da.',
    },
    log: 'Failed to estimate the price range',
  },
} as const satisfies Form;
