import { useEffect } from 'react';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { whenIdle } from '../../../../shared/ui/when-idle.ts';
import { forgetFavourites, keepFavourites } from './keep-favourites.ts';
import type { KeptCards } from './kept-cards.ts';

/** Keeps the shown cards once all are from the server, and forgets everything once nothing is marked any more. */
export function useKeeping(
  markedCount: number,
  { cards, loadedAt, isComplete }: KeptCards & { isComplete: boolean },
): void {
  // Before that the page is as the server knows it, without any mark.
  const isHydrated = useIsHydrated();
  const isForgotten = markedCount === 0 || (isComplete && cards.length === 0);
  useEffect(() => {
    if (!isHydrated) return undefined;
    if (isForgotten) void forgetFavourites();
    else if (isComplete) return whenIdle(() => void keepFavourites({ cards, loadedAt }));
    return undefined;
  }, [cards, loadedAt, isComplete, isForgotten, isHydrated]);
}
