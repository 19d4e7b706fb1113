import { useEffect, useRef } from 'react';

/**
 * When the property that has the focus is removed from the list, moves the focus to the link of the property that takes
 * its place, or to the page's main content if no property is left. Returns a ref for the element around the table.
 */
export function useFocusNext(cards: readonly { id: number }[]) {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(cards);
  useEffect(() => {
    const removedAt = shown.current.findIndex(({ id }) => !cards.some((card) => card.id === id));
    shown.current = cards;
    // If the focused element was removed, `body` is active. Any other focus stays, e.g. after a removal in another tab.
    if (removedAt < 0 || document.activeElement !== document.body) return;
    const links = holder.current?.querySelectorAll<HTMLElement>('thead a') ?? [];
    const next = links[Math.min(removedAt, links.length - 1)] ?? document.getElementById('inhalt');
    next?.focus();
  }, [cards]);
  return holder;
}
