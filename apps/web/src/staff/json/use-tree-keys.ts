import { type KeyboardEvent, useRef } from 'react';
import type { Outline } from './outline.ts';

/** Typed letters belong together for so long. */
const typingMs = 700;
/** Rows that one typed letter looks through, so that it stays fast in a long list. */
const maxLookedAt = 5_000;

/** The next row from `from` on whose name begins with `typed`, after the last one again from the first. */
function rowNamed(outline: Outline, typed: string, from: number, rowCount: number): number | null {
  for (let step = 0; step < Math.min(rowCount, maxLookedAt); step += 1) {
    const row = (from + step) % rowCount;
    const { name } = outline.rowAt(row);
    if (
      String(name ?? '')
        .toLowerCase()
        .startsWith(typed)
    )
      return row;
  }
  return null;
}

/**
 * The keyboard of a tree as ARIA's pattern has it: up and down move, right opens and goes inside, left closes and goes
 * out, Enter and the space bar open and close, letters go to the next row of that name.
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

  const typed = (event: KeyboardEvent) => {
    const { text, at } = typing.current;
    const isMore = event.timeStamp - at < typingMs;
    const whole = (isMore ? text : '') + event.key.toLowerCase();
    typing.current = { text: whole, at: event.timeStamp };
    const found = rowNamed(outline, whole, isMore ? active : active + 1, rowCount);
    if (found !== null) onMove(found);
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
    else typed(event);
  };
}
