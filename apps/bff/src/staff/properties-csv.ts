import { ListForStaff } from '@estate/contracts/catalog/staff-list';
import { type StaffRow, type StaffSearch } from '@estate/contracts/catalog/staff-row';
import { reasonsText } from '@estate/domain/property/hiding-rules';
import { amountOf } from '@estate/domain/property/price';
import {
  dealLabels,
  isBuy,
  isRent,
  propertyStatusLabels,
  typeLabelOf,
} from '@estate/domain/property/vocabulary';
import { germanNumber } from '@estate/domain/text/german-number';
import { type Response } from 'express';
import { type Services } from '../services.ts';
import { type CsvExport, sendCsv } from './csv.ts';

const pageSize = 500;

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

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
  return Number.isNaN(at.getTime()) ? (text ?? '') : time.format(at);
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

/** Streams all properties that match a search of the staff table in its order. */
export const sendPropertiesCsv = (
  { catalog, log }: Pick<Services, 'catalog' | 'log'>,
  search: StaffSearch,
  response: Response,
): Promise<CsvExport> =>
  sendCsv(response, { fileName: 'immobilien.csv', columns, log }, async (cursor = '1') => {
    const page = Number(cursor);
    const { items, total } = await catalog.call(ListForStaff, { ...search, page, page_size: pageSize });
    return { lines: items.map(cellsOf), next: page * pageSize < total ? String(page + 1) : null };
  });
