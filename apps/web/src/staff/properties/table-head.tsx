import { defaultStaffSort, type StaffColumn, type StaffSort } from '@estate/domain/search/staff-filter';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../shared/ui/type.tsx';
import { isNumericColumn } from './columns.tsx';
import { isSortable, type TableColumn } from './table-columns.ts';
import { columnLabels } from './record-words.ts';

/** Whether the first click sorts descending: for numbers and dates, because unknown values count as the lowest. */
const descendsFirst = (column: StaffColumn) =>
  isNumericColumn(column) || column === 'imported_at' || column === 'updated_at';

/** The order after a click on a column head. */
function nextSort(column: StaffColumn, sort: StaffSort): StaffSort {
  if (sort === column) return `-${column}`;
  if (sort === `-${column}`) return column;
  return descendsFirst(column) ? `-${column}` : column;
}

const direction = (column: StaffColumn, sort: StaffSort) =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';

/** Sticky head of the table. Every column except picture and leads can be sorted. */
export const TableHead = memo(function TableHead({
  columns,
  sort = defaultStaffSort,
  onSort,
}: {
  columns: readonly TableColumn[];
  sort: StaffSort | undefined;
  onSort: (sort: StaffSort) => void;
}) {
  return (
    <chakra.div role="rowgroup" position="sticky" top="0" zIndex="1">
      <chakra.div
        role="row"
        aria-rowindex={1}
        display="grid"
        gridTemplateColumns="var(--grid-columns)"
        alignItems="center"
        bg="sand"
        borderBottomWidth="1px"
        fontWeight="semibold"
      >
        <div role="columnheader">
          <VisuallyHidden>Auswahl</VisuallyHidden>
        </div>
        {columns.map((column) => {
          if (!isSortable(column)) {
            return (
              <chakra.div
                key={column}
                role="columnheader"
                pl="2"
                pr={isNumericColumn(column) ? '4' : '2'}
                textAlign={isNumericColumn(column) ? 'right' : 'left'}
              >
                {columnLabels[column]}
              </chakra.div>
            );
          }
          const order = direction(column, sort);
          return (
            <chakra.div key={column} role="columnheader" aria-sort={order} minW="0">
              <chakra.button
                type="button"
                display="flex"
                alignItems="center"
                justifyContent={isNumericColumn(column) ? 'flex-end' : 'flex-start'}
                gap="1"
                w="full"
                minH="10"
                pl="2"
                pr={isNumericColumn(column) ? '4' : '2'}
                onClick={() => onSort(nextSort(column, sort))}
              >
                {columnLabels[column]}
                {order === 'ascending' && <ArrowUp size={14} strokeWidth={1.5} aria-hidden />}
                {order === 'descending' && <ArrowDown size={14} strokeWidth={1.5} aria-hidden />}
              </chakra.button>
            </chakra.div>
          );
        })}
      </chakra.div>
    </chakra.div>
  );
});
