import { titleSuffix } from '@estate/content/page-heads';
import { type FixedPath, fixedPageMeta } from '@estate/content/page-meta';
import { ListHolidays, ListLatest, ListProperties, ListSold } from '@estate/contracts/catalog';
import { PropertyQuery } from '@estate/contracts/listing';
import { isFiltered, listingAddress } from '@estate/contracts/listing-filter';
import { CountSold } from '@estate/contracts/proof';
import { type Log } from '@estate/server-kit/log';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type LimitName } from '../limits/limits.ts';
import { preloadOf } from './image-preload.ts';
import { breadcrumbsLd } from './json-ld/breadcrumbs-ld.ts';
import { listingQuery } from './listing-query.ts';
import { type Page } from './page.ts';
import { type WebBuild } from './web-build.ts';

interface Reading {
  readonly firstData: Readonly<Record<string, unknown>>;
  readonly preload?: Page['preload'];
}

type Read = (catalog: RpcClient, search: string) => Promise<Reading>;

/** The API answers that a page needs first. */
const reads: Partial<Record<FixedPath, Read>> = {
  '/': async (catalog) => {
    const [latest, figures] = await Promise.all([catalog.call(ListLatest, {}), catalog.call(CountSold, {})]);
    return { firstData: { '/api/properties/latest': latest, '/api/properties/sold/figures': figures } };
  },
  '/immobilien': async (catalog, search) => {
    const query = listingQuery(search);
    const [list, holidays] = await Promise.all([
      query && catalog.call(ListProperties, PropertyQuery.parse(query)),
      // Beside a search the page shows no holiday homes.
      query && !isFiltered(query) ? catalog.call(ListHolidays, {}) : undefined,
    ]);
    const image = list?.items[0]?.image;
    return {
      firstData: {
        ...(query && list ? { [listingAddress(query)]: list } : {}),
        ...(holidays ? { '/api/properties/holidays': holidays } : {}),
      },
      ...(image ? { preload: preloadOf(image, 'card') } : {}),
    };
  },
  '/verkaufen': async (catalog) => ({
    firstData: { '/api/properties/sold': await catalog.call(ListSold, {}) },
  }),
};

/** The limit that counts a fill; undefined if the page calls no service. The listing has a page per filter. */
export const limitOf = (path: FixedPath): LimitName | undefined =>
  path === '/immobilien' ? 'search' : reads[path] && 'miss';

/** The drawing at the top of a page, by its source file in apps/web. */
const drawings: Partial<Record<FixedPath, string>> = {
  '/': 'src/assets/hero.svg',
  '/bewertung': 'src/features/valuation-landing/evening-house.svg',
  '/gutachten': 'src/features/appraisal/elevation.svg',
  '/suchauftrag': 'src/features/search-order/street.svg',
  '/verkaufen': 'src/features/sell/evening-street.svg',
};

/** A page of staff needs its layout too, which first asks who is signed in. */
function routeFiles(path: FixedPath): string[] {
  if (path !== '/admin' && !path.startsWith('/admin/')) {
    return [`src/routes/_site/${path === '/' ? 'index' : path.slice(1)}.tsx`];
  }
  // Whoever follows an invitation has no session, so the page lies beside the layout.
  if (path === '/admin/einladung') return ['src/routes/admin_.einladung.tsx'];
  const tool = path.slice('/admin/'.length) || 'index';
  return ['src/routes/admin/route.tsx', `src/routes/admin/${tool}.tsx`];
}

/** A page of the route table. If catalog is away, the page is sent without data, and the app shows the failure. */
export async function fixedPage(
  path: FixedPath,
  search: string,
  options: { catalog: RpcClient; web: WebBuild | undefined; publicUrl: URL; log: Log },
): Promise<Page> {
  const meta = fixedPageMeta(path);
  const reading = await reads[path]?.(options.catalog, search).catch((err: unknown) => {
    options.log.warn({ err, path }, 'page made without its first data');
    return undefined;
  });
  const drawing = options.web?.manifest[drawings[path] ?? '']?.file;
  const preload = drawing === undefined ? reading?.preload : { href: `/${drawing}` };
  return {
    ...meta,
    status: 200,
    jsonLd:
      path === '/'
        ? []
        : [breadcrumbsLd(options.publicUrl, [{ name: meta.head.title.replace(titleSuffix, ''), path }])],
    ...(reading ? { firstData: reading.firstData } : {}),
    ...(preload ? { preload } : {}),
    routeFiles: routeFiles(path),
    isKept: reads[path] === undefined || reading !== undefined,
  };
}
