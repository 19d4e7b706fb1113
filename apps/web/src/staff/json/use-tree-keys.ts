import { type KeyboardEvent, useRef } from 'react';
import type { Outline } from './outline.ts';

/** Letters typed within this time form one search text. */
const typingMs = 700;
/** Maximum number of rows that are searched per typed letter, so that typing stays fast in a long list. */
const maxSearchedRows = 5_000;

/** The next row at or after `from` whose name begins with `prefix`. The search wraps around at the last row. */
function findRow(outline: Outline, prefix: string, from: number, rowCount: number): number | null {
  for (let step = 0; step < Math.min(rowCount, maxSearchedRows); step += 1) {
    const row = (from + step) % rowCount;
    const { name } = outline.rowAt(row);
    if (
      String(name ?? '')
        .toLowerCase()
        .startsWith(prefix)
    )
      return row;
  }
  return null;
}

/**
 * Keyboard operation by the ARIA tree view pattern: up and down move, right opens or enters a container, left closes
 * or leaves it, Enter and Space toggle it, letters jump to the next row whose name begins with them.
 */
export function useTreeKeys({
  outline,
  active,
  rowCount,
  rowsOnScreen,
  onMove,
  onToggle,
  onCopy,
}: {
  outline: Outline;
  active: number;
  rowCount: number;
  rowsOnScreen: () => number;
  onMove: (row: number) => void;
  onToggle: (row: number) => void;
  onCopy: () => void;
}): (event: KeyboardEvent) => void {
  const typing = useRef({ text: '', at: 0 });

  const searchByLetter = (event: KeyboardEvent) => {
    const { text, at } = typing.current;
    const isContinued = event.timeStamp - at < typingMs;
    const prefix = (isContinued ? text : '') + event.key.toLowerCase();
    typing.current = { text: prefix, at: event.timeStamp };
    const nextRow = findRow(outline, prefix, isContinued ? active : active + 1, rowCount);
    if (nextRow !== null) onMove(nextRow);
  };

  return (event) => {
    const { isOpen } = outline.rowAt(active);
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onMove(active + 1),
      ArrowUp: () => onMove(active - 1),
      PageDown: () => onMove(active + rowsOnScreen()),
      PageUp: () => onMove(active - rowsOnScreen()),
      Home: () => onMove(0),
      End: () => onMove(rowCount - 1),
      ArrowRight: () => (isOpen === false ? onToggle(active) : isOpen && onMove(active + 1)),
      ArrowLeft: () => (isOpen ? onToggle(active) : onMove(outline.parentOf(active) ?? active)),
      Enter: () => onToggle(active),
      ' ': () => onToggle(active),
    };
    const isCommand = event.ctrlKey || event.metaKey;
    const isCopy = isCommand && event.key === 'c' && !window.getSelection()?.toString();
    const act = isCopy ? onCopy : acts[event.key];
    if ((isCommand && !isCopy) || event.altKey || (!act && event.key.length > 1)) return;
    event.preventDefault();
    if (act) act();
    else searchByLetter(event);
  };
}
