import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useReducer, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { formatNumber } from '@estate/domain/text/format';
import { ActiveValue } from './active-value.tsx';
import { copyText } from '../ui/copy-button.tsx';
import { JsonLine, lineHeight, rowIndexOf, TreeFrame } from './json-line.tsx';
import { clipboardText } from './json-text.ts';
import { Outline } from './outline.ts';
import { useTreeKeys } from './use-tree-keys.ts';

/** Maximum number of rows, because Firefox does not render elements higher than 17.8 million pixels. */
const maxRows = 500_000;

interface Props {
  value: unknown;
  label: string;
  maxHeight?: string;
}

/**
 * Shows JSON as a tree that is open to depth 2 (staff-area §9). Only the rows on the screen are in the DOM. Another
 * `value` resets the tree.
 */
export function JsonTree({ value, ...props }: Props) {
  const [current, setCurrent] = useState({ value, generation: 0 });
  if (current.value !== value) setCurrent({ value, generation: current.generation + 1 });
  return <Tree key={current.generation} value={current.value} {...props} />;
}

function Tree({ value, label, maxHeight = '28rem' }: Props) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [outline] = useState(() => new Outline(value));
  const [version, redraw] = useReducer((times: number) => times + 1, 0);
  const [active, setActive] = useState(0);
  const rowCount = Math.min(outline.rowCount, maxRows);
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 8,
  });

  const move = (row: number) => {
    const bounded = Math.max(0, Math.min(rowCount - 1, row));
    setActive(bounded);
    virtualizer.scrollToIndex(bounded);
  };
  const toggle = (row: number) => {
    outline.toggle(row);
    setActive(row);
    redraw();
  };
  const onKeyDown = useTreeKeys({
    outline,
    active,
    rowCount,
    rowsOnScreen: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / lineHeight) - 1),
    onMove: move,
    onToggle: toggle,
    onCopy: () => void copyText(() => clipboardText(outline.rowAt(active).value)),
  });

  return (
    <div>
      {outline.rowCount > maxRows && (
        <chakra.p mb="2" color="inkMuted">
          Es werden die ersten {formatNumber(maxRows)} Zeilen gezeigt.
        </chakra.p>
      )}
      <TreeFrame
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        style={{ maxHeight }}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const row = rowIndexOf(target);
          if (row !== null) toggle(row);
        }}
      >
        <div role="presentation" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <JsonLine
              key={index}
              id={`${id}-${index}`}
              outline={outline}
              index={index}
              version={version}
              offset={start}
              isActive={index === active}
            />
          ))}
        </div>
      </TreeFrame>
      <ActiveValue path={outline.pathTo(active)} value={outline.rowAt(active).value} />
    </div>
  );
}
