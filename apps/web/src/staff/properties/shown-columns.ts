import { staffColumns, type StaffColumn } from '@estate/domain/search/staff-filter';

/** What the table shows: the picture, and the columns that sort. */
export const shownColumns = ['cover', ...staffColumns] as const;
export type ShownColumn = (typeof shownColumns)[number];

export const isSortable = (column: ShownColumn): column is StaffColumn => column !== 'cover';
