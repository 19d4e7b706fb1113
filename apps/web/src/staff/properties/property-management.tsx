import { useState } from 'react';
import type { StaffRow } from '../../shared/api/types.ts';
import { ToolPage } from '../frame/tool-page.tsx';
import { shownColumns } from './columns.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { PropertyDialog } from './property-dialog.tsx';
import { PropertyFilters } from './property-filters.tsx';
import type { PropertySearch } from './property-search.ts';
import { PropertyTable } from './property-table.tsx';
import { UndoBar } from './undo-bar.tsx';
import { maxBulk } from './use-bulk-switch.ts';
import { type Switched, useStatusSwitch } from './use-status-switch.ts';
import { titleOf } from './record-words.ts';

/** Property management (staff-area §2.54): the address holds search, filters, order and the open property. */
export function PropertyManagement({
  search,
  onChange,
}: {
  search: PropertySearch;
  /** `isStep` adds a step to the history, so that 'back' closes the dialog. */
  onChange: (next: PropertySearch, isStep: boolean) => void;
}) {
  const { objekt, ...filter } = search;
  const [switched, setSwitched] = useState<Switched | null>(null);
  const { toggle } = useStatusSwitch(setSwitched);
  const [selected, setSelected] = useState<ReadonlyMap<number, string>>(new Map());
  const select = (row: StaffRow) =>
    setSelected((known) => {
      const next = new Map(known);
      if (!next.delete(row.id) && next.size < maxBulk) next.set(row.id, titleOf(row));
      return next;
    });
  const undoBar = switched && <UndoBar switched={switched} onEnd={() => setSwitched(null)} />;

  return (
    <ToolPage path="/admin/immobilien" isWide>
      <PropertyFilters filter={filter} onChange={(next) => onChange(next, false)} />
      {selected.size > 0 ? (
        <BulkBar selected={selected} onClear={() => setSelected(new Map())} onSwitched={setSwitched} />
      ) : (
        objekt === undefined && undoBar
      )}
      <PropertyTable
        key={JSON.stringify(filter)}
        filter={filter}
        columns={shownColumns}
        selected={selected}
        actions={{
          onOpen: (id) => onChange({ ...filter, objekt: id }, true),
          onSelect: select,
          onToggle: toggle,
        }}
        onSort={(sort) => onChange({ ...filter, sort }, false)}
        onReset={() => onChange({}, false)}
      />
      {objekt !== undefined && (
        <PropertyDialog
          key={objekt}
          id={objekt}
          undoBar={undoBar}
          onSwitched={setSwitched}
          onClose={() => onChange(filter, false)}
        />
      )}
    </ToolPage>
  );
}
