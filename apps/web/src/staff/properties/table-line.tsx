import { staffColumns } from '@estate/domain/search/staff-filter';
import { CircleOff, FileWarning } from 'lucide-react';
import { memo } from 'react';
import type { StaffRow } from '../../shared/api/types.ts';
import { cellOf, isFigure } from './columns.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { findingLabels, hidingSentences, priceText, statusLabel, titleOf } from './record-words.ts';

export interface LineActions {
  onOpen: (id: number) => void;
  onSelect: (row: StaffRow) => void;
  onToggle: (row: StaffRow) => void;
}

/** Small signs before the title: not online, incomplete energy data. Their words are their names. */
function Signs({ row }: { row: StaffRow }) {
  if (row.hidden_by.length === 0 && !row.is_energy_incomplete) return null;
  return (
    <span data-signs="">
      {row.hidden_by.length > 0 && (
        <CircleOff size={14} strokeWidth={1.5} role="img" aria-label={findingLabels.offline}>
          <title>{`${findingLabels.offline}: ${row.hidden_by.map((rule) => hidingSentences[rule]).join(' ')}`}</title>
        </CircleOff>
      )}
      {row.is_energy_incomplete && (
        <FileWarning size={14} strokeWidth={1.5} role="img" aria-label={findingLabels.energy}>
          <title>{findingLabels.energy}</title>
        </FileWarning>
      )}
    </span>
  );
}

/** The two lines of a phone. */
function Compact({ row, onToggle }: { row: StaffRow; onToggle: () => void }) {
  const facts = [priceText(row), row.city, statusLabel(row.property_status_id), row.id];
  return (
    <>
      <div role="gridcell" data-cell="facts">
        <div data-text="title">
          <Signs row={row} />
          {titleOf(row)}
        </div>
        <div data-text="muted">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <div role="gridcell" data-cell="switch">
        <StatusSwitch isInGrid status={row.website_status} title={titleOf(row)} onToggle={onToggle} />
      </div>
    </>
  );
}

/** The 12 columns of a wide screen. */
function Wide({ row, onToggle }: { row: StaffRow; onToggle: () => void }) {
  return staffColumns.map((column) => (
    <div key={column} role="gridcell" data-text={isFigure(column) ? 'figure' : ''}>
      {column === 'title' && <Signs row={row} />}
      {column === 'website_status' ? (
        <StatusSwitch isInGrid status={row.website_status} title={titleOf(row)} onToggle={onToggle} />
      ) : (
        cellOf[column](row)
      )}
    </div>
  ));
}

/** One property; `row` is null while its page is on the way. TableFrame styles the line. */
export const TableLine = memo(function TableLine({
  index,
  row,
  isNarrow,
  isActive,
  isSelected,
  offset,
  actions: { onOpen, onSelect, onToggle },
  onActive,
}: {
  index: number;
  row: StaffRow | null;
  isNarrow: boolean;
  isActive: boolean;
  isSelected: boolean;
  /** Pixels from the first line. */
  offset: number;
  actions: LineActions;
  onActive: (index: number) => void;
}) {
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
        {row && (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`${titleOf(row)} auswählen`}
            checked={isSelected}
            onClick={(event) => event.stopPropagation()}
            onChange={() => onSelect(row)}
          />
        )}
      </div>
      {!row && (
        <div role="gridcell" data-cell="waiting">
          <div />
        </div>
      )}
      {row && isNarrow && <Compact row={row} onToggle={() => onToggle(row)} />}
      {row && !isNarrow && <Wide row={row} onToggle={() => onToggle(row)} />}
    </div>
  );
});
