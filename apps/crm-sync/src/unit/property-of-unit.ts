import { type PropertyUpsert } from '@estate/contracts/catalog/property';
import { countryOf, dealCodeOf, typeCodeOf } from '@estate/domain/property/crm-words';
import { noteKeys } from '@estate/domain/property/notes';
import { type DataWarning } from '@estate/contracts/catalog/data-warning';
import { propertyStatusLabels } from '@estate/contracts/values';
import { type CodeTexts, labelsOfCodes } from './code-texts.ts';
import { optionalFields } from './optional-fields.ts';
import { plainValues, unwrap } from './plain-values.ts';
import { rawDataOf } from './raw-data.ts';
import { isRecord, type Unit } from './unit.ts';
import { warningReasonOf, isMisplaced, streetAlone, claimWarnings, streetWarnings } from './data-warnings.ts';
import { plausibleRangeOf } from './plausible.ts';
import {
  readDate,
  readEnergyClass,
  readNonZeroNumber,
  readFlag,
  readHidingFlag,
  readIds,
  readStrictFlag,
  readMultilineText,
  readNumber,
  readText,
  readTime,
} from './values.ts';

/** The status id if the CRM's status is unreadable. The website shows no object with this status. */
const unknownStatus = 0;

const idsByName = new Map(Object.entries(propertyStatusLabels).map(([id, name]) => [name, Number(id)]));

/** The status id. V1 sends an object or an id, V2 an id or a name (propstack.md, Properties in V2). */
function statusIdOf(unit: Unit): number {
  for (const rawValue of [unit['property_status_id'], unit['property_status'], unit['status']]) {
    const value = isRecord(rawValue) ? (rawValue['id'] ?? rawValue['value'] ?? rawValue['name']) : rawValue;
    const id = readNumber(value) ?? idsByName.get(readText(value) ?? '');
    if (id !== undefined && Number.isInteger(id)) return id;
  }
  return unknownStatus;
}

type Field = Exclude<
  keyof PropertyUpsert,
  | 'id'
  | 'property_status_id'
  | 'website_status'
  | 'raw_data'
  | 'images'
  | 'storage_images'
  | 'optional_fields'
  | 'custom_fields'
  | 'drawbacks_note'
  | 'data_warnings'
>;

/**
 * For each column of our record, the function that converts the CRM's value. Columns have the names of the CRM's fields
 * (architecture.md).
 */
const readers: { [Key in Field]: (value: unknown, max?: number) => PropertyUpsert[Key] } = {
  ...all(readText, [
    'title',
    'name',
    'street',
    'house_number',
    'zip_code',
    'city',
    'region',
    'currency',
    'deposit',
    'courtage',
    'floor',
    'condition',
    'free_from',
    'object_type',
    'rs_category',
    'heating_type',
    'firing_types',
    'building_energy_rating_type',
    'energy_certificate_availability',
    'location_name',
    'short_address',
    'address',
    'apartment_number',
    'total_commission',
    'internal_commission',
    'external_commission',
    'openimmo_firstname',
    'openimmo_lastname',
    'openimmo_email',
    'openimmo_phone',
    'unit_id',
    'exposee_id',
    'project_id',
    'broker_id',
    'token',
    'is24_id',
    'is24_contact_id',
  ]),
  ...all(readMultilineText, ['courtage_note', ...noteKeys]),
  ...all(readNonZeroNumber, [
    'price',
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
    'number_of_rooms',
    'number_of_bed_rooms',
    'number_of_bath_rooms',
    'living_space',
    'plot_area',
    'usable_floor_space',
    'net_floor_space',
    'additional_area',
    'construction_year',
    'number_of_units',
    'energy_efficiency_value',
    'thermal_characteristic',
    'lat',
    'lng',
    'thermal_characteristic_heating',
    'thermal_characteristic_electricity',
    'sold_price',
    'energy_certificate_construction_year',
    'valuation_price',
    'valuation_price_from',
    'valuation_price_to',
    'property_space_value',
  ]),
  country: (value) => countryOf(readText(value))?.iso3 ?? readText(value),
  marketing_type: (value) => dealCodeOf(readText(value)) ?? readText(value),
  rs_type: (value) => typeCodeOf(readText(value)) ?? readText(value),
  internal_commission_percentage: readNumber,
  external_commission_percentage: readNumber,
  hide_address: readStrictFlag,
  price_on_inquiry: readHidingFlag,
  rented: readFlag,
  energy_efficiency_class: readEnergyClass,
  energy_certificate_start_date: readDate,
  energy_certificate_end_date: readDate,
  sold_date: readDate,
  created_at: readTime,
  updated_at: readTime,
  group_ids: readIds,
};

const columnReaders = Object.entries(readers);

function all<Key extends Field, Value>(
  reader: (value: unknown, max?: number) => Value,
  keys: readonly Key[],
) {
  return Object.fromEntries(keys.map((key) => [key, reader])) as Record<
    Key,
    (value: unknown, max?: number) => Value
  >;
}

/** The value of one column, converted from an object of the CRM as in `propertyOfUnit`. */
export const columnOf = <Key extends Field>(unit: Unit, codes: CodeTexts, key: Key): PropertyUpsert[Key] =>
  readers[key](labelsOfCodes(codes, key, plainValues(unit)(key)));

/** The custom fields of the CRM that the sync settings name; empty for none. */
export interface NamedFields {
  readonly drawbacks: string;
  /** Read as the paid price in place of the CRM's own `sold_price`. */
  readonly soldPrice: string;
}

export const noNamedFields: NamedFields = { drawbacks: '', soldPrice: '' };

/** Maps an object of the CRM to our record, without images. `codes` are the texts of V2's codes. */
export function propertyOfUnit(
  unit: Unit,
  codes: CodeTexts,
  fields: NamedFields = noNamedFields,
): Omit<PropertyUpsert, 'images' | 'storage_images'> {
  const custom_fields = customFields(unit['custom_fields']);
  const plainValueOf = plainValues(unit);
  const valueOf = (key: string) =>
    key === 'sold_price' && fields.soldPrice ? custom_fields?.[fields.soldPrice] : plainValueOf(key);
  const deal = readText(labelsOfCodes(codes, 'marketing_type', valueOf('marketing_type')));
  const columns: Record<string, unknown> = {};
  const warnings: DataWarning[] = [];
  for (const [key, reader] of columnReaders) {
    const rawValue = labelsOfCodes(codes, key, valueOf(key));
    const value = reader(rawValue, plausibleRangeOf(key, deal)[1]);
    const reason = warningReasonOf(key, value, {
      rawValue,
      deal,
      isNumeric: reader === readNonZeroNumber || reader === readNumber,
    });
    if (reason) warnings.push({ field: key, reason });
    // An implausible value is not stored in the column; staff see it in the list of warnings.
    columns[key] = reason === 'implausible' ? null : value;
  }
  columns['drawbacks_note'] = readMultilineText(custom_fields?.[fields.drawbacks]);
  const record = columns as { [Key in Field | 'drawbacks_note']: PropertyUpsert[Key] };
  record.street = streetAlone(record.street ?? null, record.house_number ?? null);
  if (isMisplaced(record)) {
    Object.assign(record, { lat: null, lng: null });
    warnings.push({ field: 'lat', reason: 'implausible' });
  }
  warnings.push(...streetWarnings(record), ...claimWarnings(record));
  // Object.assign instead of a spread, because copying about 100 fields for each object of a sync takes as long as
  // reading them.
  return Object.assign(record, {
    id: Number(unit['id']),
    property_status_id: statusIdOf(unit),
    optional_fields: optionalFields(unit, codes),
    custom_fields,
    data_warnings: warnings.length > 0 ? warnings : null,
    raw_data: rawDataOf(unit),
  });
}

function customFields(rawFields: unknown): Record<string, unknown> | null {
  if (!isRecord(rawFields)) return null;
  return Object.fromEntries(Object.entries(rawFields).map(([key, value]) => [key, unwrap(value)]));
}
