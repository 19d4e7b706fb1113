import { useEffect } from 'react';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { whenIdle } from '../../../../shared/ui/when-idle.ts';
import { deleteOfflineFavourites, storeOfflineFavourites } from './store-favourites.ts';
import type { OfflineCards } from './offline-cards.ts';

/**
 * Stores the offline copy once the server has returned all cards, and deletes the copy when there are no favourites.
 */
export function useOfflineStoring(
  markedCount: number,
  { cards, loadedAt, isComplete }: OfflineCards & { isComplete: boolean },
): void {
  // Before hydration `markedCount` is 0, because the server cannot read the favourites.
  const isHydrated = useIsHydrated();
  const isEmpty = markedCount === 0 || (isComplete && cards.length === 0);
  useEffect(() => {
    if (!isHydrated) return undefined;
    if (isEmpty) void deleteOfflineFavourites();
    else if (isComplete) return whenIdle(() => void storeOfflineFavourites({ cards, loadedAt }));
    return undefined;
  }, [cards, loadedAt, isComplete, isEmpty, isHydrated]);
}
