import { onlineText } from '@estate/domain/property/hiding-rules';
import { renditions, staffImageUrl } from '@estate/domain/property/renditions';
import { typeLabelOf } from '@estate/domain/property/vocabulary';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffRow } from '../../shared/api/types.ts';
import { formatArea, formatCount } from '@estate/domain/text/format';
import { dayOfMoment } from '../ui/moment.ts';
import {
  brokerName,
  dealLabel,
  isUnknownStatus,
  priceText,
  statusLabel,
  titleOf,
  typeLabel,
} from './record-words.ts';
import type { TableColumn } from './table-columns.ts';

const Warning = ({ children }: { children: string }) => (
  <span data-warning="">
    <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
    {children}
  </span>
);

const { thumbnail } = renditions;

/** The image is decorative, because the title is beside it. */
const Cover = ({ cover }: Pick<StaffRow, 'cover'>) =>
  cover && (
    <img
      src={staffImageUrl(cover, thumbnail)}
      alt=""
      width={thumbnail.width}
      height={thumbnail.height}
      loading="lazy"
      decoding="async"
    />
  );

/**
 * Link to the leads of the property. It is outside the tab order, because the record, which the keyboard opens, lists
 * them too.
 */
function LeadCount({ id, count }: { id: number; count: number | null }) {
  if (!count) return count ?? '–';
  return (
    <a href={`/admin/anfragen?property=${id}`} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
      {formatCount(count)}
    </a>
  );
}

export const cellOf: Readonly<Record<TableColumn, (row: StaffRow) => ReactNode>> = {
  cover: ({ cover }) => <Cover cover={cover} />,
  id: ({ id }) => id,
  leads: ({ id, lead_count }) => <LeadCount id={id} count={lead_count} />,
  unit_id: ({ unit_id }) => unit_id ?? '–',
  title: titleOf,
  city: ({ city }) => city ?? '–',
  marketing_type: dealLabel,
  rs_type: ({ rs_type }) =>
    typeLabelOf(rs_type) ? typeLabel(rs_type) : <Warning>{typeLabel(rs_type)}</Warning>,
  property_status_id: ({ property_status_id: id }) =>
    isUnknownStatus(id) ? <Warning>{statusLabel(id)}</Warning> : statusLabel(id),
  website_status: ({ hidden_by }) => onlineText(hidden_by),
  broker: (row) => brokerName(row) ?? '–',
  price: priceText,
  number_of_rooms: ({ number_of_rooms }) => formatCount(number_of_rooms) ?? '–',
  living_space: ({ living_space }) => formatArea(living_space) ?? '–',
  imported_at: ({ imported_at }) => dayOfMoment(imported_at),
  updated_at: ({ updated_at }) => dayOfMoment(updated_at),
};

const choiceWidth = 2.5;

/** Column widths in rem. The title column takes the remaining width. */
const widths: Readonly<Record<TableColumn, number>> = {
  cover: 4,
  id: 5,
  leads: 5.5,
  title: 16,
  website_status: 13.5,
  property_status_id: 7.5,
  city: 8,
  marketing_type: 5,
  rs_type: 7,
  price: 8,
  number_of_rooms: 5.5,
  living_space: 7.5,
  broker: 7,
  unit_id: 7,
  updated_at: 6.5,
  imported_at: 6.5,
};

/**
 * Grid template and minimum width of these columns behind the checkbox column. In a narrower row the last columns
 * would be cut off.
 */
export const layoutOf = (columns: readonly TableColumn[]): { columns: string; width: string } => ({
  columns: [
    `${choiceWidth}rem`,
    ...columns.map((id) => (id === 'title' ? `minmax(${widths.title}rem, 1fr)` : `${widths[id]}rem`)),
  ].join(' '),
  width: `${columns.reduce((sum, id) => sum + widths[id], choiceWidth)}rem`,
});

/** Whether a column contains numbers, which are aligned right. */
export const isNumericColumn = (column: TableColumn): boolean =>
  ['price', 'number_of_rooms', 'living_space', 'leads'].includes(column);
