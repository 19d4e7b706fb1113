import { staffColumns, type StaffColumn } from '@estate/domain/search/staff-filter';

/** Columns of the table: the sortable ones, the picture and the number of leads. */
export type TableColumn = 'cover' | 'leads' | StaffColumn;
const [id, title, ...others] = staffColumns;
export const tableColumns: readonly TableColumn[] = ['cover', id, title, 'leads', ...others];

export const isSortable = (column: TableColumn): column is StaffColumn =>
  column !== 'cover' && column !== 'leads';
