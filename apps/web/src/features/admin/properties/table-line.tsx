import { chakra } from '@chakra-ui/react/styled-system';
import { FlexRender, type Row as TableRow } from '@tanstack/react-table';
import { CircleOff, FileWarning } from 'lucide-react';
import type { StaffRow } from '../../../api/types.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type features, gridColumns, isFigure, type Line } from './columns.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { hidingSentences, priceText, statusLabel, titleOf } from './words.ts';

export interface LineActions {
  onOpen: (id: number) => void;
  onSelect: (id: number) => void;
  onToggle: (row: StaffRow) => void;
}

const Text = chakra('div', {
  base: { minW: '0', px: '2', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Small signs before the title: not online, incomplete energy data. Their words are their names. */
function Signs({ row }: { row: StaffRow }) {
  if (row.hidden_by.length === 0 && !row.is_energy_incomplete) return null;
  return (
    <chakra.span display="inline-flex" gap="1" mr="1.5" verticalAlign="-2px" color="brassDeep">
      {row.hidden_by.length > 0 && (
        <CircleOff size={14} strokeWidth={1.5} role="img" aria-label="Nicht online">
          <title>{`Nicht online: ${row.hidden_by.map((rule) => hidingSentences[rule]).join(' ')}`}</title>
        </CircleOff>
      )}
      {row.is_energy_incomplete && (
        <FileWarning size={14} strokeWidth={1.5} role="img" aria-label="Unvollständige Energieangaben">
          <title>Unvollständige Energieangaben</title>
        </FileWarning>
      )}
    </chakra.span>
  );
}

/** The two lines of a phone. */
function Compact({ row, onToggle }: { row: StaffRow; onToggle: () => void }) {
  const facts = [priceText(row), row.city, statusLabel(row.property_status_id), row.id];
  return (
    <>
      <chakra.div role="gridcell" minW="0" lineHeight="snug">
        <Text fontWeight="semibold">
          <Signs row={row} />
          {titleOf(row)}
        </Text>
        <Text color="inkMuted">{facts.filter(Boolean).join(' · ')}</Text>
      </chakra.div>
      <chakra.div role="gridcell" px="2">
        <StatusSwitch isInGrid status={row.website_status} title={titleOf(row)} onToggle={onToggle} />
      </chakra.div>
    </>
  );
}

/** One property: 12 columns on wide screens, two lines on a phone. */
export function TableLine({
  line,
  isNarrow,
  isActive,
  isSelected,
  offset,
  height,
  actions: { onOpen, onSelect, onToggle },
  onActive,
}: {
  line: TableRow<typeof features, Line>;
  isNarrow: boolean;
  isActive: boolean;
  isSelected: boolean;
  offset: number;
  height: number;
  actions: LineActions;
  onActive: () => void;
}) {
  const { index, row } = line.original;
  return (
    <chakra.div
      role="row"
      id={`zeile-${index}`}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      position="absolute"
      insetInline="0"
      top="0"
      display="grid"
      alignItems="center"
      gridTemplateColumns={isNarrow ? '2.5rem minmax(0, 1fr) auto' : gridColumns}
      borderBottomWidth="1px"
      cursor="pointer"
      bg={isSelected ? 'sand' : 'card'}
      {...(isActive ? { outline: '2px solid', outlineColor: 'outline', outlineOffset: '-2px' } : {})}
      _hover={{ bg: 'paper' }}
      style={{ height, transform: `translateY(${offset}px)` }}
      onClick={() => {
        onActive();
        if (row) onOpen(row.id);
      }}
    >
      <chakra.div role="gridcell" display="grid" placeItems="center">
        {row && (
          <chakra.input
            type="checkbox"
            tabIndex={-1}
            w="5"
            h="5"
            accentColor="{colors.brand}"
            aria-label={`${titleOf(row)} auswählen`}
            checked={isSelected}
            onClick={(event) => event.stopPropagation()}
            onChange={() => onSelect(row.id)}
          />
        )}
      </chakra.div>
      {!row && (
        <chakra.div role="gridcell" gridColumn="2 / -1" px="2">
          <Skeleton h="4" w="60%" />
        </chakra.div>
      )}
      {row && isNarrow && <Compact row={row} onToggle={() => onToggle(row)} />}
      {row &&
        !isNarrow &&
        line.getAllCells().map((cell) => {
          const column = cell.column.id;
          return (
            <Text key={column} role="gridcell" textAlign={isFigure(column) ? 'right' : 'left'}>
              {column === 'title' && <Signs row={row} />}
              {column === 'website_status' ? (
                <StatusSwitch
                  isInGrid
                  status={row.website_status}
                  title={titleOf(row)}
                  onToggle={() => onToggle(row)}
                />
              ) : (
                <FlexRender cell={cell} />
              )}
            </Text>
          );
        })}
    </chakra.div>
  );
}
