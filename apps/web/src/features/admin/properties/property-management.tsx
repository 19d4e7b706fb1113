import { useState } from 'react';
import { ToolPage } from '../frame/tool-page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { PropertyDialog } from './property-dialog.tsx';
import { PropertyFilters } from './property-filters.tsx';
import type { PropertySearch } from './property-search.ts';
import { PropertyTable } from './property-table.tsx';
import { maxBulk } from './use-bulk-switch.ts';
import { useStatusSwitch } from './use-status-switch.ts';

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
  const { toggle } = useStatusSwitch();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = (id: number) =>
    setSelected((known) => {
      const next = new Set(known);
      if (!next.delete(id) && next.size < maxBulk) next.add(id);
      return next;
    });

  return (
    <ToolPage path="/admin/immobilien" isWide>
      <PropertyFilters filter={filter} onChange={(next) => onChange(next, false)} />
      <BulkBar selected={selected} onClear={() => setSelected(new Set())} />
      <PropertyTable
        key={JSON.stringify(filter)}
        filter={filter}
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
        <PropertyDialog key={objekt} id={objekt} onClose={() => onChange(filter, false)} />
      )}
    </ToolPage>
  );
}
