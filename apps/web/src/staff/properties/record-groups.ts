import { fieldLabels } from '@estate/domain/property/field-labels';
import { formatMoney } from '@estate/domain/property/price';
import type { StaffRecord } from '../../shared/api/types.ts';
import { formatArea, formatDate, formatNumber } from '@estate/domain/text/format';
import { dayOfMoment } from '../ui/moment.ts';
import { dealLabel, statusLabel, typeLabel } from './record-words.ts';

type Field = keyof StaffRecord;
type Format = (value: unknown, record: StaffRecord) => string;

const plain: Format = (value) =>
  typeof value === 'boolean'
    ? value
      ? 'ja'
      : 'nein'
    : typeof value === 'number'
      ? formatNumber(value)
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
const bare: Format = (value) => String(value);
const area: Format = (value, record) =>
  (typeof value === 'number' ? formatArea(value) : null) ?? plain(value, record);
const date: Format = (value) => formatDate(String(value)) ?? '–';
const moment: Format = (value) => dayOfMoment(String(value));
/** Prices, sold prices and valuations have no decimals, rents and commissions two (staff-area §9). */
const money =
  (decimals: 0 | 2): Format =>
  (value, record) =>
    // The CRM sends commissions as text, often as a bare number.
    /^\d{1,12}(?:\.\d{1,4})?$/.test(String(value))
      ? formatMoney(Number(value), record.currency, decimals)
      : plain(value, record);
const percent: Format = (value, record) => `${plain(value, record)} %`;

const formats: Partial<Record<Field, Format>> = {
  id: bare,
  construction_year: bare,
  energy_certificate_construction_year: bare,
  lat: bare,
  lng: bare,
  property_status_id: (value) => statusLabel(Number(value)),
  rs_type: (value) => typeLabel(String(value)),
  marketing_type: (_value, record) => dealLabel(record),
  ...Object.fromEntries(
    (['price', 'sold_price', 'valuation_price', 'valuation_price_from', 'valuation_price_to'] as const).map(
      (key) => [key, money(0)],
    ),
  ),
  ...Object.fromEntries(
    (
      [
        'base_rent',
        'total_rent',
        'service_charge',
        'heating_costs',
        'rent_subsidy',
        'maintenance_reserve',
        'rental_income_actual',
        'rental_income_target',
        'rental_income',
        'price_per_sqm',
        'parking_space_price',
        'total_commission',
        'internal_commission',
        'external_commission',
      ] as const
    ).map((key) => [key, money(2)]),
  ),
  ...Object.fromEntries(
    (
      [
        'living_space',
        'plot_area',
        'usable_floor_space',
        'net_floor_space',
        'additional_area',
        'property_space_value',
      ] as const
    ).map((key) => [key, area]),
  ),
  ...Object.fromEntries(
    (['internal_commission_percentage', 'external_commission_percentage'] as const).map((key) => [
      key,
      percent,
    ]),
  ),
  ...Object.fromEntries(
    (['sold_date', 'free_from', 'energy_certificate_start_date', 'energy_certificate_end_date'] as const).map(
      (key) => [key, date],
    ),
  ),
  ...Object.fromEntries(
    (['created_at', 'updated_at', 'imported_at', 'first_public_at'] as const).map((key) => [key, moment]),
  ),
};

const groups: readonly { title: string; pattern: RegExp }[] = [
  {
    title: 'Preise und Kosten',
    pattern: /price|rent$|rental|charge|costs|deposit|courtage|commission|currency|sold_/,
  },
  { title: 'Energie', pattern: /energy|thermal|heating_type|firing/ },
  { title: 'Lage', pattern: /street|house_number|zip|city|country|region|address|location_name|^lat$|^lng$/ },
  {
    title: 'Flächen und Räume',
    pattern:
      /space|area|rooms|floor|apartment_number|number_of_units|construction_year|condition|free_from|rented/,
  },
  { title: 'Texte', pattern: /note$/ },
  {
    title: 'CRM und Ansprechpartner',
    pattern: /openimmo|_id$|token|group_ids|custom_fields|optional_fields|images/,
  },
];
const main = 'Objekt';

/** Fields left out of the groups, because the dialog shows them elsewhere or not at all (`version`). */
const separateFields = ['version', 'hidden_by', 'publish_at', 'missing_energy', 'data_warnings'] as const;
type ShownField = Exclude<Field, (typeof separateFields)[number]>;
const isShown = (name: Field): name is ShownField => !separateFields.some((field) => field === name);

/** A shown field without a label does not compile. */
const labels: Readonly<Record<ShownField, string>> = fieldLabels;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const groupOf = (field: string) =>
  field === 'property_status_id' ? main : (groups.find(({ pattern }) => pattern.test(field))?.title ?? main);

interface RecordGroup {
  title: string;
  fields: { name: string; text: string }[];
}

/** Every field of the record with a value, grouped and formatted, under its German name. */
export function recordGroups(record: StaffRecord): RecordGroup[] {
  const fields = (Object.keys(record) as Field[])
    .filter(isShown)
    .filter((name) => !isEmpty(record[name]))
    .map((name) => ({
      name: labels[name],
      group: groupOf(name),
      text:
        name === 'images' || name === 'storage_images'
          ? String((record[name] as unknown[]).length)
          : (formats[name] ?? plain)(record[name], record),
    }));
  return [main, ...groups.map(({ title }) => title)]
    .map((title) => ({ title, fields: fields.filter(({ group }) => group === title) }))
    .filter((group) => group.fields.length > 0);
}
