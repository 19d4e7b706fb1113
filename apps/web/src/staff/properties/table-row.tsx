import { dependsOnSwitch, onlineText } from '@estate/domain/property/hiding-rules';
import { FileWarning } from 'lucide-react';
import { memo } from 'react';
import type { StaffRow } from '../../shared/api/types.ts';
import { cellOf, isNumericColumn } from './columns.tsx';
import type { TableColumn } from './table-columns.ts';
import { StatusSwitch } from './status-switch.tsx';
import { findingLabels, priceText, statusLabel, titleOf } from './record-words.ts';

/** Actions on a row; those that the role may not perform are missing. */
export interface RowActions {
  onOpen: (id: number) => void;
  /** With `isRange` selects all rows between the last selected one and this one. */
  onSelect?: (row: StaffRow, index: number, isRange: boolean) => void;
  onToggle?: (row: StaffRow) => void;
}

type Toggle = (() => void) | undefined;

/** Icon before the title of a property with incomplete energy data. */
function EnergySign({ row }: { row: StaffRow }) {
  if (!row.is_energy_incomplete) return null;
  return (
    <span data-signs="">
      <FileWarning size={14} strokeWidth={1.5} role="img" aria-label={findingLabels.energy}>
        <title>{findingLabels.energy}</title>
      </FileWarning>
    </span>
  );
}

/** Online state of a property. A switch is shown if the website status alone decides it and the role may change it. */
function Online({ row, onToggle }: { row: StaffRow; onToggle: Toggle }) {
  const text = onlineText(row.hidden_by);
  if (!onToggle || !dependsOnSwitch(row.hidden_by)) return <span title={text}>{text}</span>;
  return (
    <StatusSwitch isInGrid status={row.website_status} title={titleOf(row)} onToggle={onToggle}>
      {text}
    </StatusSwitch>
  );
}

function Compact({ row, onToggle }: { row: StaffRow; onToggle: Toggle }) {
  const facts = [priceText(row), row.city, statusLabel(row.property_status_id), row.id];
  return (
    <>
      <div role="gridcell" data-cell="facts">
        <div data-text="title">
          <EnergySign row={row} />
          {titleOf(row)}
        </div>
        <div data-text="muted">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <div role="gridcell" data-cell="switch">
        <Online row={row} onToggle={onToggle} />
      </div>
    </>
  );
}

function Wide({
  row,
  columns,
  onToggle,
}: {
  row: StaffRow;
  columns: readonly TableColumn[];
  onToggle: Toggle;
}) {
  return columns.map((column) => (
    <div key={column} role="gridcell" data-text={isNumericColumn(column) ? 'figure' : column}>
      {column === 'title' && <EnergySign row={row} />}
      {column === 'website_status' ? <Online row={row} onToggle={onToggle} /> : cellOf[column](row)}
    </div>
  ));
}

/** Row of one property; `row` is null while its page is loading. TableFrame styles it. */
export const PropertyTableRow = memo(function PropertyTableRow({
  index,
  row,
  columns,
  isNarrow,
  isActive,
  isSelected,
  offset,
  actions: { onOpen, onSelect, onToggle },
  onActive,
}: {
  index: number;
  row: StaffRow | null;
  columns: readonly TableColumn[];
  isNarrow: boolean;
  isActive: boolean;
  isSelected: boolean;
  /** Distance from the first row in pixels. */
  offset: number;
  actions: RowActions;
  onActive: (index: number) => void;
}) {
  const toggle = row && onToggle && (() => onToggle(row));
  return (
    <div
      role="row"
      id={`zeile-${index}`}
      data-line={isActive ? 'active' : ''}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${offset}px)` }}
      onClick={() => {
        onActive(index);
        if (row) onOpen(row.id);
      }}
    >
      <div role="gridcell" data-cell="choice">
        {row && onSelect && (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`${titleOf(row)} auswählen`}
            checked={isSelected}
            onClick={(event) => event.stopPropagation()}
            onChange={({ nativeEvent }) => onSelect(row, index, (nativeEvent as MouseEvent).shiftKey)}
          />
        )}
      </div>
      {!row && (
        <div role="gridcell" data-cell="waiting">
          <div />
        </div>
      )}
      {row && isNarrow && <Compact row={row} onToggle={toggle ?? undefined} />}
      {row && !isNarrow && <Wide row={row} columns={columns} onToggle={toggle ?? undefined} />}
    </div>
  );
});
