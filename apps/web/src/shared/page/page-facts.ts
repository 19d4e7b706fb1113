import type { PageFacts } from '@estate/contracts/bff/rendering';
import { createContext, useContext } from 'react';

export const PageFactsContext = createContext<PageFacts>({ origin: '', madeAt: 0 });

export const usePageFacts = (): PageFacts => useContext(PageFactsContext);

/**
 * Reads public origin and time of rendering, which the BFF wrote into the page; without a BFF, the browser's own
 * values.
 */
export function readPageFacts(page: Document): PageFacts {
  const url = page.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  const madeAt = Number(page.getElementById('root')?.dataset['madeAt']);
  return {
    origin: url === undefined ? page.location.origin : new URL(url).origin,
    madeAt: madeAt || Date.now(),
  };
}
