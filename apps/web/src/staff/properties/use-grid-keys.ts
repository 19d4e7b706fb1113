import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * Keyboard operation of the table: arrow keys, page keys, Home and End move, Enter opens a row, Space selects it, with
 * Shift a range. No letter is a shortcut, because a person who wants to search may type into the table. The focus
 * stays on the grid, and `aria-activedescendant` names the active row, because rows leave the DOM when they scroll out
 * of view.
 */
export function useGridKeys({
  total,
  rowsOnScreen,
  onMove,
  actions,
}: {
  total: number;
  rowsOnScreen: number;
  onMove: (index: number) => void;
  actions: Readonly<Record<string, (index: number, isRange: boolean) => void>>;
}) {
  const [active, setActive] = useState(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // Deferred to the next frame, because scrolling forces a synchronous layout of the rows. Several key presses within
  // a frame then cause one layout.
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
    // While a control inside the grid has the focus, only the keys that move the active row are handled here.
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
