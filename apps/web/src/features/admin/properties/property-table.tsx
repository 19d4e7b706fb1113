import type { StaffFilter, StaffSort } from '@estate/contracts/staff-filter';
import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import type { StaffRow } from '../../../api/types.ts';
import { chakra } from '../../../theme/chakra.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { columns, features } from './columns.tsx';
import { questionOf } from './properties-query.ts';
import { lineHeights, TableFrame } from './table-frame.tsx';
import { TableHead } from './table-head.tsx';
import { type LineActions, TableLine } from './table-line.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useLines } from './use-lines.ts';
import { useIsNarrow } from './use-is-narrow.ts';

const countText = new Intl.NumberFormat('de-DE');

/** The table knows the columns only, because the server sorts, filters and pages. */
const noRows: StaffRow[] = [];

/** Pixels of the head, which covers the first ones of the scrolled rows. */
const headHeight = 41;

/** Where the table was left, so that a return to the same question finds its place. */
let left = { question: '', offset: 0 };

interface Props {
  filter: StaffFilter;
  selected: ReadonlyMap<number, string>;
  actions: LineActions;
  onSort: (sort: StaffSort) => void;
  onReset: () => void;
}

/** All properties of the filter. Only the rows on screen are in the DOM; their pages are fetched as they come in sight. */
export function PropertyTable(props: Props) {
  return (
    <TableFrame>
      <Rows {...props} />
    </TableFrame>
  );
}

/** Renders at every scroll, so it holds plain elements and memoised ones only. */
function Rows({ filter, selected, actions, onSort, onReset }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const height = isNarrow ? lineHeights.narrow : lineHeights.wide;
  const head = isNarrow ? 0 : headHeight;
  const question = JSON.stringify(questionOf(filter));
  const [visible, setVisible] = useState({ first: 0, last: 0 });
  const { total, error, isPending, retry, rowAt } = useLines(filter, visible);

  const virtualizer = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 4,
    // Lines are made in a task of their own, not in the one that lays out the scrolled frame.
    useFlushSync: false,
    scrollMargin: head,
    scrollPaddingStart: head,
    initialOffset: left.question === question ? left.offset : 0,
    onChange: ({ range, scrollOffset }) => {
      left = { question, offset: scrollOffset ?? 0 };
      if (range) {
        const { startIndex: first, endIndex: last } = range;
        setVisible((known) => (known.first === first && known.last === last ? known : { first, last }));
      }
    },
  });
  const table = useTable({ features, columns, data: noRows });
  const withRow = (index: number, act: (row: StaffRow) => void) => {
    const row = rowAt(index);
    if (row) act(row);
  };
  const grid = useGridKeys({
    total: total ?? 0,
    rowsOnScreen: Math.max(1, visible.last - visible.first),
    onMove: (index) => virtualizer.scrollToIndex(index),
    actions: {
      Enter: (index) => withRow(index, ({ id }) => actions.onOpen(id)),
      ' ': (index) => withRow(index, actions.onSelect),
    },
  });

  if (error && total === null) {
    return (
      <Notice role="alert" title="Immobilien konnten nicht geladen werden" text={error.message}>
        <Button onClick={retry}>Erneut versuchen</Button>
      </Notice>
    );
  }
  if (isPending) return <Skeleton h="24rem" role="status" aria-label="Immobilien werden geladen" />;
  if (total === 0) {
    return (
      <Notice role="status" title="Keine Immobilien gefunden">
        <Button tone="outline" onClick={onReset}>
          Filter zurücksetzen
        </Button>
      </Notice>
    );
  }
  const items = virtualizer.getVirtualItems();
  const isActiveShown = items.some(({ index }) => index === grid.active);
  return (
    <>
      <p role="status" data-total="">
        {total === 1 ? '1 Immobilie' : `${countText.format(total ?? 0)} Immobilien`}
      </p>
      {error && (
        <chakra.p role="alert" mb="2" color="danger">
          Immobilien konnten nicht geladen werden{' '}
          <Button size="sm" tone="quiet" onClick={retry}>
            Erneut versuchen
          </Button>
        </chakra.p>
      )}
      <div
        ref={scroller}
        role="grid"
        aria-label="Immobilien"
        aria-rowcount={(total ?? 0) + 1}
        aria-multiselectable
        aria-activedescendant={isActiveShown ? `zeile-${grid.active}` : undefined}
        tabIndex={0}
        onKeyDown={grid.onKeyDown}
      >
        <div>
          {!isNarrow && <TableHead columns={table.getAllColumns()} sort={filter.sort} onSort={onSort} />}
          <div role="rowgroup" data-lines="" style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const row = rowAt(index);
              return (
                <TableLine
                  key={index}
                  index={index}
                  row={row}
                  isNarrow={isNarrow}
                  isActive={index === grid.active}
                  isSelected={row !== null && selected.has(row.id)}
                  offset={start - head}
                  actions={actions}
                  onActive={grid.setActive}
                />
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}
