import type { StaffColumn } from '@estate/domain/search/staff-filter';

/** Columns of the table: the sortable ones, the picture and the number of leads. */
export type TableColumn = 'cover' | 'leads' | StaffColumn;

/**
 * All columns in display order. The values that staff compare come first, because not all columns fit on a screen of
 * 1440 px.
 */
export const tableColumns: readonly TableColumn[] = [
  'cover',
  'title',
  'leads',
  'website_status',
  'price',
  'number_of_rooms',
  'living_space',
  'broker',
  'city',
  'id',
  'property_status_id',
  'marketing_type',
  'rs_type',
  'unit_id',
  'updated_at',
  'imported_at',
];

export const isSortable = (column: TableColumn): column is StaffColumn =>
  column !== 'cover' && column !== 'leads';
