import { useEffect, useRef } from 'react';

/**
 * When the focused property is removed, focuses the next one: its link, else its heart, else the main content. Returns
 * a ref for the element around the table.
 */
export function useFocusNext(cards: readonly { id: number }[]) {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(cards);
  useEffect(() => {
    const removedAt = shown.current.findIndex(({ id }) => !cards.some((card) => card.id === id));
    shown.current = cards;
    // If the focused element was removed, `body` is active. Any other focus stays, e.g. after a removal in another tab.
    if (removedAt < 0 || document.activeElement !== document.body) return;
    // Of the first table only, because the further ones are for print and not displayed.
    const heads = holder.current?.querySelector('thead')?.querySelectorAll('th') ?? [];
    const head = heads[Math.min(removedAt, heads.length - 1)];
    const next = head?.querySelector<HTMLElement>('a') ?? head?.querySelector('button');
    (next ?? document.getElementById('inhalt'))?.focus();
  }, [cards]);
  return holder;
}
