import { useEffect, useRef } from 'react';

/**
 * When the focused property is taken off the list, focuses the link of the property in its place, or the page if it was the last. Set the
 * result as the ref of what holds the table.
 */
export function useFocusNext(cards: readonly { id: number }[]) {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(cards);
  useEffect(() => {
    const removedAt = shown.current.findIndex(({ id }) => !cards.some((card) => card.id === id));
    shown.current = cards;
    // Whoever is elsewhere stays there, for example when another tab took the card off.
    if (removedAt < 0 || document.activeElement !== document.body) return;
    const links = holder.current?.querySelectorAll<HTMLElement>('thead a') ?? [];
    const next = links[Math.min(removedAt, links.length - 1)] ?? document.getElementById('inhalt');
    next?.focus();
  }, [cards]);
  return holder;
}
