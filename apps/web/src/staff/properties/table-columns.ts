import { staffColumns, type StaffColumn } from '@estate/domain/search/staff-filter';

/** What the table shows: the picture, the number of leads, and the columns that sort. */
export type TableColumn = 'cover' | 'leads' | StaffColumn;
const [id, title, ...others] = staffColumns;
export const tableColumns: readonly TableColumn[] = ['cover', id, title, 'leads', ...others];

export const isSortable = (column: TableColumn): column is StaffColumn =>
  column !== 'cover' && column !== 'leads';
