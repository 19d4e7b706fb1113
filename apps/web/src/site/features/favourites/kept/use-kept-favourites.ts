import { useEffect, useState } from 'react';
import { browserCaches, keptCacheName } from './kept-cache.ts';
import { type KeptCards, readCards } from './kept-cards.ts';
import { openPictures } from './kept-pictures.ts';

/** What is kept, and the addresses of its pictures by their storage path. */
export type KeptFavourites = KeptCards & { pictures: ReadonlyMap<string, string> };

async function open(): Promise<KeptFavourites | null> {
  const storage = browserCaches();
  // Without this question `open` would make an empty cache.
  if (!(await storage?.has(keptCacheName))) return null;
  const cache = await storage?.open(keptCacheName);
  const kept = cache && (await readCards(cache));
  return kept ? { ...kept, pictures: await openPictures(cache, kept.cards) } : null;
}

const close = (kept: KeptFavourites | null): void => {
  for (const address of kept?.pictures.values() ?? []) URL.revokeObjectURL(address);
};

/** The kept favourites once they are wanted: undefined until they are read, null if there are none. */
export function useKeptFavourites(isWanted: boolean): KeptFavourites | null | undefined {
  const [kept, setKept] = useState<KeptFavourites | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const opened = open().catch(() => null);
    void opened.then((read) => {
      if (isHere) setKept(read);
    });
    return () => {
      isHere = false;
      setKept(undefined);
      void opened.then(close);
    };
  }, [isWanted]);
  return kept;
}
