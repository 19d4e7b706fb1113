import { priceRangeMeta } from '@estate/content/page-meta';
import { GetPriceRange } from '@estate/contracts/catalog/price-range';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type PageContext } from './page-html.ts';
import { type Page } from './page.ts';

/**
 * The page /bewertung/preisspanne/{id}; undefined for an unknown or expired id. While catalog is down, the page is sent
 * without the range, and the app fetches it.
 */
export async function priceRangePage(id: string, { catalog, log }: PageContext): Promise<Page | undefined> {
  const stored = await catalog.call(GetPriceRange, { id }).catch((err: unknown) => {
    if (err instanceof ProblemError && err.problem.code === 'not-found') return null;
    log.warn({ err }, 'page made without its price range');
    return undefined;
  });
  if (stored === null) return undefined;
  return {
    ...priceRangeMeta(),
    status: 200,
    ...(stored
      ? { firstData: { [`/api/price-ranges/${id}`]: stored }, address: `/bewertung/preisspanne/${id}` }
      : {}),
    routeFiles: ['src/routes/_site/bewertung_.preisspanne.$id.tsx'],
    isCacheable: stored !== undefined,
  };
}
