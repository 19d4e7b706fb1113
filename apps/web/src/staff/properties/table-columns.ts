import { staffColumns, type StaffColumn } from '@estate/domain/search/staff-filter';

/** What the table shows: the picture, the columns that sort, and the number of leads. */
export const tableColumns = ['cover', ...staffColumns, 'leads'] as const;
export type TableColumn = (typeof tableColumns)[number];

export const isSortable = (column: TableColumn): column is StaffColumn =>
  column !== 'cover' && column !== 'leads';
