import { useEffect, useState } from 'react';
import { browserCaches, keptCacheName } from './kept-cache.ts';
import { type KeptCards, readCards } from './kept-cards.ts';
import { openPictures } from './kept-pictures.ts';

export type KeptFavourites = KeptCards & { pictures: ReadonlyMap<string, string> };

async function open(): Promise<KeptFavourites | null> {
  const storage = browserCaches();
  // The existence is checked first, because `open` would create an empty cache.
  if (!(await storage?.has(keptCacheName))) return null;
  const cache = await storage?.open(keptCacheName);
  const kept = cache && (await readCards(cache));
  return kept ? { ...kept, pictures: await openPictures(cache, kept.cards) } : null;
}

const close = (kept: KeptFavourites | null): void => {
  for (const address of kept?.pictures.values() ?? []) URL.revokeObjectURL(address);
};

/** Reads the offline copy while `isWanted`. Undefined until the copy is read; null if there is no copy. */
export function useKeptFavourites(isWanted: boolean): KeptFavourites | null | undefined {
  const [kept, setKept] = useState<KeptFavourites | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const opened = open().catch(() => null);
    void opened.then((copy) => {
      if (isCurrent) setKept(copy);
    });
    return () => {
      isCurrent = false;
      setKept(undefined);
      void opened.then(close);
    };
  }, [isWanted]);
  return kept;
}
