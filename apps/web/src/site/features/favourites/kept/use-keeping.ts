import { useEffect } from 'react';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { whenIdle } from '../../../../shared/ui/when-idle.ts';
import { forgetFavourites, keepFavourites } from './keep-favourites.ts';
import type { KeptCards } from './kept-cards.ts';

/**
 * Stores the offline copy once the server has returned all cards, and deletes the copy when there are no favourites.
 */
export function useKeeping(
  markedCount: number,
  { cards, loadedAt, isComplete }: KeptCards & { isComplete: boolean },
): void {
  // Before hydration `markedCount` is 0, because the server cannot read the favourites.
  const isHydrated = useIsHydrated();
  const isEmpty = markedCount === 0 || (isComplete && cards.length === 0);
  useEffect(() => {
    if (!isHydrated) return undefined;
    if (isEmpty) void forgetFavourites();
    else if (isComplete) return whenIdle(() => void keepFavourites({ cards, loadedAt }));
    return undefined;
  }, [cards, loadedAt, isComplete, isEmpty, isHydrated]);
}
