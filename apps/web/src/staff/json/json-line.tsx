import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { chakra } from '#styled-system/jsx';
import { exactNumberText } from './exact-json.ts';
import { valueText } from './json-text.ts';
import type { Outline } from './outline.ts';

/** Height of a tree row in pixels. */
export const lineHeight = 30;
/** Maximum depth that is indented, because a phone has no room for more. */
const maxIndent = 16;

const kindOf = (value: unknown) => {
  const kind = exactNumberText(value) === undefined ? typeof value : 'number';
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'other';
};

/**
 * Container of the tree. It styles its rows by attribute selectors, because on a slow computer a styled component per
 * row would need longer than a frame to render while scrolling.
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

/**
 * One row of the tree: arrow, name and value. `version` changes with each toggled row and makes the memoized row
 * render again.
 */
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

/** Index of the row that contains the event target; null outside of the rows. */
export function rowIndexOf(target: EventTarget): number | null {
  const line = target instanceof Element ? target.closest('[data-row]') : null;
  return line ? Number(line.getAttribute('data-row')) : null;
}
