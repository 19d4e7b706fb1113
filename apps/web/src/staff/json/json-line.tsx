import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { chakra } from '#styled-system/jsx';
import { sentNumber } from './exact-json.ts';
import { valueText } from './json-text.ts';
import type { Outline } from './outline.ts';

/** Pixels of a row. */
export const lineHeight = 30;
/** Deeper rows are not indented further, because a phone has no room for it. */
const maxIndent = 16;

const kindOf = (value: unknown) => {
  const kind = sentNumber(value) === undefined ? typeof value : 'number';
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'other';
};

/**
 * The frame of the tree. It styles its rows by their attributes, because a styled component per row takes a slow computer
 * longer than a frame while it scrolls.
 */
export const TreeFrame = chakra('div', {
  base: {
    overflow: 'auto',
    bg: 'card',
    borderWidth: '1px',
    borderRadius: 'card',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    '& [role=treeitem]': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      h: `${lineHeight}px`,
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      pr: '3',
      whiteSpace: 'nowrap',
    },
    '& [role=treeitem]:hover, & [aria-selected=true]': { bg: 'sand' },
    '& [aria-expanded]': { cursor: 'pointer' },
    '& [data-arrow]': { flexShrink: '0', w: '4', color: 'inkMuted' },
    '& [aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    '& [data-text]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-kind=string]': { color: 'success' },
    '& [data-kind=number]': { color: 'brassDeep' },
    '& [data-kind=boolean]': { color: 'danger' },
    '& [data-kind=other]': { color: 'inkMuted' },
  },
});

/** One row of the tree: arrow, name and value. `version` counts what was opened and closed. */
export const JsonLine = memo(function JsonLine({
  id,
  outline,
  index,
  offset,
  isActive,
}: {
  id: string;
  outline: Outline;
  index: number;
  offset: number;
  isActive: boolean;
  version: number;
}) {
  const { name, value, depth, isOpen, position, siblings } = outline.rowAt(index);
  return (
    <div
      role="treeitem"
      id={id}
      data-row={index}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isActive}
      style={{
        transform: `translateY(${offset}px)`,
        paddingLeft: `${0.5 + Math.min(depth, maxIndent)}rem`,
      }}
    >
      <span data-arrow="" aria-hidden>
        {isOpen !== null && <ChevronRight size={16} strokeWidth={1.5} />}
      </span>
      <span data-text="">
        {name !== null && <span>{name}: </span>}
        <span data-kind={kindOf(value)}>{valueText(value)}</span>
      </span>
    </div>
  );
});

/** The row that an event came from; null beside the rows. */
export function rowOf(target: EventTarget): number | null {
  const line = target instanceof Element ? target.closest('[data-row]') : null;
  return line ? Number(line.getAttribute('data-row')) : null;
}
