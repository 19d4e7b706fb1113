import { useEffect, useState } from 'react';
import { browserCaches, offlineCacheName } from './offline-cache.ts';
import { type OfflineCards, readCards } from './offline-cards.ts';
import { openPictures } from './offline-pictures.ts';

export type OfflineFavourites = OfflineCards & { pictures: ReadonlyMap<string, string> };

async function open(): Promise<OfflineFavourites | null> {
  const storage = browserCaches();
  // The existence is checked first, because `open` would create an empty cache.
  if (!(await storage?.has(offlineCacheName))) return null;
  const cache = await storage?.open(offlineCacheName);
  const copy = cache && (await readCards(cache));
  return copy ? { ...copy, pictures: await openPictures(cache, copy.cards) } : null;
}

const close = (copy: OfflineFavourites | null): void => {
  for (const address of copy?.pictures.values() ?? []) URL.revokeObjectURL(address);
};

/** Reads the offline copy while `isWanted`. Undefined until the copy is read; null if there is no copy. */
export function useOfflineFavourites(isWanted: boolean): OfflineFavourites | null | undefined {
  const [copy, setCopy] = useState<OfflineFavourites | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const opened = open().catch(() => null);
    void opened.then((loaded) => {
      if (isCurrent) setCopy(loaded);
    });
    return () => {
      isCurrent = false;
      setCopy(undefined);
      void opened.then(close);
    };
  }, [isWanted]);
  return copy;
}
