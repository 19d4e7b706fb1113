import { maxBulkLeads } from '@estate/domain/forms/lead-filter';
import { useState } from 'react';
import type { LeadRow } from '../../shared/api/types.ts';

type Rows = ReadonlyMap<string, LeadRow>;

/** Selected leads by id. `list` identifies filter and page; the selection is empty for any other list. */
export function useSelection(list: string) {
  const [state, setState] = useState<{ list: string; rows: Rows }>({ list, rows: new Map() });
  const rows: Rows = state.list === list ? state.rows : new Map();
  return {
    rows,
    clear: () => setState({ list, rows: new Map() }),
    select: (added: readonly LeadRow[], isSelected: boolean) => {
      const next = new Map(rows);
      for (const row of added)
        if (!isSelected) next.delete(row.id);
        else if (next.size < maxBulkLeads) next.set(row.id, row);
      setState({ list, rows: next });
    },
  };
}
