import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * The keyboard of the table: arrows, page keys, Home and End move, Enter opens, the space bar selects, with Shift a range. No letter switches,
 * because somebody who means to search may type into the table. The focus stays on the grid and the active row is named
 * by `aria-activedescendant`, because rows leave the DOM as they scroll out of sight.
 */
export function useGridKeys({
  total,
  rowsOnScreen,
  onMove,
  actions,
}: {
  total: number;
  rowsOnScreen: number;
  /** Scrolls to a row. */
  onMove: (index: number) => void;
  actions: Readonly<Record<string, (index: number, isRange: boolean) => void>>;
}) {
  const [active, setActive] = useState(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // In the next frame, because a scroll lays out the lines at once: within the key press that comes on top of their
  // rendering, and once more for each further key before the frame.
  const scrollTo = (index: number) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => onMove(index));
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + rowsOnScreen,
    PageUp: active - rowsOnScreen,
    Home: 0,
    End: total - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || total === 0) return;
    // A focused control inside the grid keeps its own keys, except those that move.
    const isOnControl = event.target !== event.currentTarget;
    const next = steps[event.key];
    const action = isOnControl ? undefined : actions[event.key];
    if (next === undefined && !action) return;
    event.preventDefault();
    if (next === undefined) return action?.(active, event.shiftKey);
    const bounded = Math.max(0, Math.min(total - 1, next));
    setActive(bounded);
    scrollTo(bounded);
  };
  return { active: Math.min(active, Math.max(0, total - 1)), setActive, onKeyDown };
}
