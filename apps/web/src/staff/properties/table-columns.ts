import { staffColumns, type StaffColumn } from '@estate/domain/search/staff-filter';

/** What the table shows: the picture, and the columns that sort. */
export const tableColumns = ['cover', ...staffColumns] as const;
export type TableColumn = (typeof tableColumns)[number];

export const isSortable = (column: TableColumn): column is StaffColumn => column !== 'cover';
