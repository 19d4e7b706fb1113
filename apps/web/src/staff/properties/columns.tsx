import { staffColumns, type StaffColumn } from '@estate/domain/search/staff-filter';
import { typeLabelOf } from '@estate/domain/property/vocabulary';
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffRow } from '../../shared/api/types.ts';
import { formatArea, formatCount, formatDate } from '../../shared/ui/format.ts';
import {
  columnLabels,
  dealLabel,
  isUnknownStatus,
  priceText,
  statusLabel,
  titleOf,
  typeLabel,
} from './record-words.ts';

export const features = tableFeatures({});
const helper = createColumnHelper<typeof features, StaffRow>();

const Warning = ({ children }: { children: string }) => (
  <span data-warning="">
    <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
    {children}
  </span>
);

/** What a cell of the column shows. */
export const cellOf: Readonly<Record<StaffColumn, (row: StaffRow) => ReactNode>> = {
  id: ({ id }) => id,
  title: titleOf,
  city: ({ city }) => city ?? '–',
  marketing_type: dealLabel,
  rs_type: ({ rs_type }) =>
    typeLabelOf(rs_type) ? typeLabel(rs_type) : <Warning>{typeLabel(rs_type)}</Warning>,
  property_status_id: ({ property_status_id: id }) =>
    isUnknownStatus(id) ? <Warning>{statusLabel(id)}</Warning> : statusLabel(id),
  website_status: ({ website_status }) => website_status,
  price: priceText,
  number_of_rooms: ({ number_of_rooms }) => formatCount(number_of_rooms) ?? '–',
  living_space: ({ living_space }) => formatArea(living_space) ?? '–',
  imported_at: ({ imported_at }) => formatDate(imported_at),
  updated_at: ({ updated_at }) => formatDate(updated_at) ?? '–',
};

/** Widths in rem: the choice, then the columns; the title takes what is left. */
const widths = [2.5, 5, 12, 8, 5, 7, 7.5, 7, 8.5, 5, 7, 6.5, 6.5];
const titleAt = 2;

export const gridColumns = widths
  .map((rem, at) => (at === titleAt ? `minmax(${rem}rem, 1fr)` : `${rem}rem`))
  .join(' ');

/** What the columns need; a line that is narrower would cut the last ones off, because it is contained. */
export const linesWidth = `${widths.reduce((sum, rem) => sum + rem, 0)}rem`;

/** Columns of figures are aligned right. */
export const isFigure = (column: string): boolean =>
  ['price', 'number_of_rooms', 'living_space'].includes(column);

/** The 12 columns of the staff table, in their order. */
export const columns = helper.columns(
  staffColumns.map((column) => helper.accessor(cellOf[column], { id: column, header: columnLabels[column] })),
);
