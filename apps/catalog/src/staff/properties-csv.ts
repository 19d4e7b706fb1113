import { type StaffRow } from '@estate/contracts/catalog/staff-row';
import { reasonsText } from '@estate/domain/property/hiding-rules';
import { amountOf } from '@estate/domain/property/price';
import {
  dealLabels,
  isBuy,
  isRent,
  propertyStatusLabels,
  typeLabelOf,
} from '@estate/domain/property/vocabulary';
import { shortDateTime } from '@estate/domain/text/date-time';
import { germanNumber } from '@estate/domain/text/german-number';
import { csvText } from '@estate/server-kit/text/csv';

const columns = [
  'ID',
  'Objektnummer',
  'Titel',
  'Straße',
  'Hausnummer',
  'PLZ',
  'Ort',
  'Angebot',
  'Objektart',
  'CRM-Status',
  'Online',
  'Grund',
  'Website-Status',
  'Makler',
  'Preis',
  'Währung',
  'Zimmer',
  'Wohnfläche in m²',
  'Bilder',
  'Geändert',
  'Importiert',
];

const dealOf = (row: StaffRow): string =>
  isRent(row) ? dealLabels.rent : isBuy(row) ? dealLabels.buy : (row.marketing_type ?? '');

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : germanNumber(value, { max: 2 }).replaceAll('.', '');

/** Formats a timestamp of the CRM; a text that is no timestamp stays unchanged. */
function moment(text: string | null | undefined): string {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? (text ?? '') : shortDateTime(at);
}

/** The cells of a property, in the order of the columns. */
const cellsOf = (row: StaffRow): string[] => [
  String(row.id),
  row.unit_id ?? '',
  row.title ?? row.name ?? '',
  row.street ?? '',
  row.house_number ?? '',
  row.zip_code ?? '',
  row.city ?? '',
  dealOf(row),
  typeLabelOf(row.rs_type) ?? row.rs_type ?? '',
  propertyStatusLabels[row.property_status_id] ?? String(row.property_status_id),
  row.hidden_by.length === 0 ? 'ja' : 'nein',
  reasonsText(row.hidden_by),
  row.website_status,
  [row.openimmo_firstname, row.openimmo_lastname].filter(Boolean).join(' '),
  figure(amountOf(row)),
  row.currency ?? '',
  figure(row.number_of_rooms),
  figure(row.living_space),
  String(row.image_count),
  moment(row.updated_at),
  moment(row.imported_at),
];

/** A page of the staff table as a part of a CSV file. */
export const propertiesCsv = (items: readonly StaffRow[], part: { isFirst: boolean }): string =>
  csvText(columns, items.map(cellsOf), part);
