import { useState } from 'react';
import { ToolPage } from '../frame/tool-page.tsx';
import { useSession } from '../session/session.ts';
import { useMay } from '../session/use-may.ts';
import { useCloseRecord } from '../ui/use-close-record.ts';
import { BulkBar } from './bulk-bar.tsx';
import { PropertyDialog } from './property-dialog.tsx';
import { PropertyFilters } from './property-filters.tsx';
import type { PropertySearch } from './property-search.ts';
import { PropertyTable } from './property-table.tsx';
import { useTableSettings } from './table-settings.ts';
import { TableTools } from './table-tools.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useSelection } from './use-selection.ts';
import { type StatusChange, useStatusSwitch } from './use-status-switch.ts';

/** Property management (staff-area §2.54). The URL contains search text, filters, order and the open property. */
export function PropertyManagement({
  search,
  onChange,
}: {
  search: PropertySearch;
  /** `isStep` adds a history entry, so that 'back' closes the dialog. */
  onChange: (next: PropertySearch, isStep: boolean) => void;
}) {
  const { objekt, ...filter } = search;
  const { sort: _sort, ...conditions } = filter;
  const [lastChange, setLastChange] = useState<StatusChange | null>(null);
  const { toggle } = useStatusSwitch(setLastChange);
  const { selected, select, selectAll, clear } = useSelection(filter);
  const canPublish = useMay()('publish');
  const user = useSession()?.user;
  const { settings, save } = useTableSettings(user?.id ?? '');
  const close = useCloseRecord(() => onChange(filter, false));
  const undoBar = lastChange && <UndoBar change={lastChange} onEnd={() => setLastChange(null)} />;

  return (
    <ToolPage path="/admin/immobilien" isWide>
      <PropertyFilters filter={filter} onChange={(next) => onChange({ ...next, objekt }, false)} />
      {selected.size > 0 ? (
        <BulkBar selected={selected} onClear={clear} onStatusChange={setLastChange} />
      ) : (
        objekt === undefined && undoBar
      )}
      <PropertyTable
        // Another order keeps the table, so that the head that was pressed keeps the focus.
        key={JSON.stringify(conditions)}
        filter={filter}
        columns={settings.columns}
        selected={selected}
        actions={{
          onOpen: (id) => onChange({ ...filter, objekt: id }, true),
          ...(canPublish ? { onSelect: select, onToggle: toggle } : {}),
        }}
        onSort={(sort) => onChange({ ...filter, sort }, false)}
        onReset={() => onChange({}, false)}
        tools={(total) => (
          <TableTools
            filter={filter}
            settings={settings}
            onSettings={save}
            onView={(view) => {
              save({ ...settings, columns: view.columns });
              onChange(view.filter, false);
            }}
            onSelectAll={canPublish ? () => selectAll(total) : undefined}
          />
        )}
      />
      {objekt !== undefined && (
        <PropertyDialog
          id={objekt}
          filter={filter}
          onStep={(id) => onChange({ ...filter, objekt: id }, false)}
          undoBar={undoBar}
          onStatusChange={setLastChange}
          onClose={close}
        />
      )}
    </ToolPage>
  );
}
