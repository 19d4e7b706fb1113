import { maxBulkProperties, type StaffFilter } from '@estate/domain/search/staff-filter';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { filledFields } from '../../shared/api/filled-fields.ts';
import type { StaffRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { pageSize, rowsQuery } from './properties-query.ts';
import { titleOf } from './record-words.ts';

/** The selected properties as a map from ids to titles. The selection is kept when filter or order change. */
export function useSelection(filter: StaffFilter) {
  const client = useQueryClient();
  const [selected, setSelected] = useState<ReadonlyMap<number, string>>(new Map());
  const filterKey = JSON.stringify(filledFields(filter));
  /** The row that was selected or deselected last. A range begins there. */
  const anchor = useRef({ filterKey, index: 0 });

  const toggle = (row: StaffRow) =>
    setSelected((known) => {
      const next = new Map(known);
      if (!next.delete(row.id) && next.size < maxBulkProperties) next.set(row.id, titleOf(row));
      return next;
    });

  /**
   * Adds the rows between two positions of the list, up to `maxBulkProperties` in all, and fetches those that are not cached. A
   * failed request shows a toast.
   */
  const addBetween = async (first: number, last: number) => {
    const end = Math.min(last, first + maxBulkProperties - 1);
    const from = Math.floor(first / pageSize);
    const pages = Array.from({ length: Math.floor(end / pageSize) - from + 1 }, (_, step) => from + step);
    try {
      const results = await Promise.all(
        pages.map((page) => client.query({ ...rowsQuery(filter, page + 1), staleTime: 'static' })),
      );
      const rows = results
        .flatMap(({ items }) => items)
        .slice(first - from * pageSize, end - from * pageSize + 1);
      setSelected((known) => {
        const next = new Map(known);
        for (const row of rows) if (next.size < maxBulkProperties) next.set(row.id, titleOf(row));
        return next;
      });
    } catch {
      showToast({ tone: 'error', title: 'Die Auswahl konnte nicht geladen werden' });
    }
  };

  return {
    selected,
    clear: () => setSelected(new Map()),
    /** With `isRange` selects all rows between the last selected one and this one. */
    select: (row: StaffRow, index: number, isRange: boolean) => {
      const { index: start } = anchor.current.filterKey === filterKey ? anchor.current : { index };
      anchor.current = { filterKey, index };
      if (isRange) void addBetween(Math.min(start, index), Math.max(start, index));
      else toggle(row);
    },
    selectAll: (total: number) => void addBetween(0, Math.min(total, maxBulkProperties) - 1),
  };
}
