import type { StaffFilter, StaffSort } from '@estate/domain/search/staff-filter';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { filledFields } from '../../shared/api/filled-fields.ts';
import type { StaffRow } from '../../shared/api/types.ts';
import { Button } from '../../shared/ui/button.tsx';
import { propertyCount } from '@estate/domain/text/format';
import { Notice } from '../../shared/ui/notice.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { QueryState } from '../ui/query-state.tsx';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { layoutOf } from './columns.tsx';
import type { TableColumn } from './table-columns.ts';
import { pageSize, rowsQuery } from './properties-query.ts';
import { lineHeights, TableFrame } from './table-frame.tsx';
import { TableHead } from './table-head.tsx';
import { type RowActions, PropertyTableRow } from './table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';

/** Whether the screen is narrower than 768 px, the breakpoint `md` of the theme. */
const useIsNarrow = (): boolean => useMedia('(max-width: 47.99rem)');

/** Pause in scrolling before the visible pages are fetched, so that fast scrolling does not request every page. */
const scrollPauseMs = 100;

/** The visible rows, fetched by pages. The first page is always fetched, because it contains the total. */
function useLines(filter: StaffFilter, visible: { first: number; last: number }) {
  const pageOf = (index: number) => Math.floor(index / pageSize) + 1;
  const span = useDebouncedValue(`${pageOf(visible.first)}-${pageOf(visible.last)}`, scrollPauseMs);
  const [from = 1, to = 1] = span.split('-').map(Number);
  const pages = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, step) => from + step)])];
  const results = useQueries({ queries: pages.map((page) => rowsQuery(filter, page)) });
  // Another order has the same total, so that the table stays while its rows load.
  const first = useQuery({ ...rowsQuery(filter, 1), placeholderData: keepPreviousData });

  const byPage = new Map(pages.map((page, position) => [page, results[position]?.data?.items]));
  const failed = results.find(({ error }) => error !== null);
  return {
    data: first.data?.total,
    error: failed?.error ?? null,
    isPending: first.isPending,
    refetch: () => {
      for (const result of results) if (result.error) void result.refetch();
    },
    rowAt: (index: number): StaffRow | null => byPage.get(pageOf(index))?.[index % pageSize] ?? null,
  };
}

/** Height in pixels of the sticky head, which covers the first rows while scrolling. */
const headHeight = 41;

/** Scroll offset of the last shown filter, so that the table restores it on return. */
let lastScroll = { filterKey: '', offset: 0 };

interface Props {
  filter: StaffFilter;
  columns: readonly TableColumn[];
  selected: ReadonlyMap<number, string>;
  actions: RowActions;
  onSort: (sort: StaffSort) => void;
  onReset: () => void;
  tools: (total: number) => ReactNode;
}

/**
 * All properties that match the filter. Only the rows on screen are in the DOM; their pages are fetched when they
 * become visible.
 */
export function PropertyTable(props: Props) {
  const layout = layoutOf(props.columns);
  return (
    <TableFrame style={{ '--grid-columns': layout.columns, '--lines-width': layout.width } as CSSProperties}>
      <Rows {...props} />
    </TableFrame>
  );
}

/** Renders at every scroll event and therefore contains only plain and memoized elements. */
function Rows({ filter, columns, selected, actions, onSort, onReset, tools }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const height = isNarrow ? lineHeights.narrow : lineHeights.wide;
  const head = isNarrow ? 0 : headHeight;
  const filterKey = JSON.stringify(filledFields(filter));
  const [visible, setVisible] = useState({ first: 0, last: 0 });
  const lines = useLines(filter, visible);
  const { data: total = 0, rowAt } = lines;

  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 4,
    // Without `flushSync`, React renders the rows in a separate task and does not block the scroll event.
    useFlushSync: false,
    scrollMargin: head,
    scrollPaddingStart: head,
    initialOffset: lastScroll.filterKey === filterKey ? lastScroll.offset : 0,
    onChange: ({ range, scrollOffset }) => {
      lastScroll = { filterKey, offset: scrollOffset ?? 0 };
      if (range) {
        const { startIndex: first, endIndex: last } = range;
        setVisible((known) => (known.first === first && known.last === last ? known : { first, last }));
      }
    },
  });
  const withRow = (index: number, act: (row: StaffRow) => void) => {
    const row = rowAt(index);
    if (row) act(row);
  };
  const grid = useGridKeys({
    total,
    rowsOnScreen: Math.max(1, visible.last - visible.first),
    onMove: (index) => virtualizer.scrollToIndex(index),
    actions: {
      Enter: (index) => withRow(index, ({ id }) => actions.onOpen(id)),
      ' ': (index, isRange) => withRow(index, (row) => actions.onSelect?.(row, index, isRange)),
    },
  });

  const shownKey = useRef(filterKey);
  useEffect(() => {
    if (shownKey.current === filterKey) return;
    shownKey.current = filterKey;
    grid.setActive(0);
    virtualizer.scrollToOffset(0);
  });

  const state = <QueryState query={lines} subject="Immobilien" isPlural h="24rem" />;
  if (lines.data === undefined) return state;
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
      <div data-total="">
        <p role="status">{propertyCount(total)}</p>
        {tools(total)}
      </div>
      {state}
      <div
        ref={scroller}
        role="grid"
        aria-label="Immobilien"
        aria-rowcount={total + 1}
        aria-multiselectable={actions.onSelect !== undefined}
        aria-activedescendant={isActiveShown ? `zeile-${grid.active}` : undefined}
        tabIndex={0}
        onKeyDown={grid.onKeyDown}
      >
        <div>
          {!isNarrow && <TableHead columns={columns} sort={filter.sort} onSort={onSort} />}
          <div role="rowgroup" data-lines="" style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const row = rowAt(index);
              return (
                <PropertyTableRow
                  key={index}
                  index={index}
                  row={row}
                  columns={columns}
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
