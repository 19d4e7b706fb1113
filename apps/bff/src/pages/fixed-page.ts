import { parseContactSearch } from '@estate/content/contact-search';
import {
  type FixedPath,
  fixedPageMeta,
  isFixedPath,
  listingPageMeta,
  pageName,
} from '@estate/content/page-meta';
import { valuation } from '@estate/content/sections/valuation';
import { texts } from '@estate/content/texts';
import { parseThanksSearch } from '@estate/domain/forms/thanks';
import { parseHeirAnswers } from '@estate/domain/heirs/heir-steps';
import {
  FindNearMisses,
  ListHolidays,
  ListLatest,
  ListPlaces,
  ListProperties,
  ListSold,
  ReadSearch,
} from '@estate/contracts/catalog/properties';
import { PropertyQuery } from '@estate/contracts/catalog/listing';
import { type PropertyCard } from '@estate/contracts/catalog/public-property';
import {
  canonicalQuery,
  fewHits,
  filterOfPath,
  isFiltered,
  isSearchedAbroad,
  isListingPath,
  listingApiPath,
  nearMissesApiPath,
  type ListingPath,
  placesApiPath,
  parseListingSearch,
  parseQuery,
  parseSearchRequestFilter,
  withDefaultSort,
} from '@estate/domain/search/listing-filter';
import { CountSold } from '@estate/contracts/catalog/proof';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type LimitName } from '../limits/rate-limits.ts';
import { readInput } from '../routing/read-input.ts';
import { breadcrumbsJsonLd, faqJsonLd, itemListJsonLd } from './json-ld.ts';
import { type PageContext } from './page-html.ts';
import { preloadOf, type Page, type Redirect } from './page.ts';

type Search = Readonly<Record<string, string | number | undefined>>;

const readers: Partial<Record<FixedPath, (query: Readonly<Record<string, unknown>>) => Search>> = {
  '/bewertung': ({ keyword }) =>
    typeof keyword === 'string' && texts(valuation).keywordHeads.some((entry) => entry.keyword === keyword)
      ? { keyword }
      : {},
  '/ferienimmobilien': (query) => ({ ...parseListingSearch(query) }),
  '/danke': (query) => ({ ...parseThanksSearch(query) }),
  '/immobilien': (query) => ({ ...parseListingSearch(query) }),
  '/kontakt': (query) => ({ ...parseContactSearch(query) }),
  '/suchauftrag': (query) => ({ ...parseSearchRequestFilter(query) }),
  '/verkaufen/erbe': parseHeirAnswers,
};

/** The part of a query that the page of a path depends on, parsed as its route in apps/web does. */
export const pageSearchOf = (path: FixedPath, search: string): Search =>
  readers[path]?.(parseQuery(search)) ?? {};

/** Loads the part of a page that comes from catalog. */
type Read = (
  catalog: RpcClient,
  search: Search,
) => Promise<
  Required<Pick<Page, 'firstData'>> & Pick<Page, 'preload'> & { readonly cards?: readonly PropertyCard[] }
>;

/**
 * Number of list pages that the server renders. For a higher page number the shell is sent, and the browser fetches
 * the pages one by one.
 */
const maxPages = 10;

/** Data that a listing page shows besides the list, by API address. */
const extraDataOf: Readonly<
  Record<ListingPath, (catalog: RpcClient, hasFilter: boolean) => Promise<Readonly<Record<string, unknown>>>>
> = {
  // With an active filter the page shows no holiday homes.
  '/immobilien': async (catalog, hasFilter) =>
    hasFilter ? {} : { '/api/properties/holidays': await catalog.call(ListHolidays, {}) },
  '/ferienimmobilien': async (catalog) => {
    const query = filterOfPath('/ferienimmobilien');
    return { [placesApiPath(query)]: await catalog.call(ListPlaces, query) };
  },
};

const readList =
  (path: ListingPath): Read =>
  async (catalog, { page, view: _view, ...filter }) => {
    const filterQuery = withDefaultSort({ ...filter, ...filterOfPath(path) });
    const listPage = (number: number) =>
      catalog.call(ListProperties, readInput(PropertyQuery, { ...filterQuery, page: number }));
    const [extraData, first] = await Promise.all([
      extraDataOf[path](catalog, isFiltered(filterQuery)),
      listPage(1),
    ]);
    const count = Math.min(Number(page ?? 1), maxPages, Math.ceil(first.total / first.page_size));
    const further = Array.from({ length: Math.max(0, count - 1) }, (_, index) => listPage(index + 2));
    const lists = [first, ...(await Promise.all(further))];
    const image = first.items[0]?.image;
    const filterAbroad = { ...filterQuery, abroad: '1' } as const;
    const hasFew = first.total <= fewHits && isFiltered(filterQuery);
    const [abroad, misses] = await Promise.all([
      isSearchedAbroad(filterQuery, first.total) &&
        catalog.call(ListProperties, readInput(PropertyQuery, { ...filterAbroad, page: 1 })),
      hasFew && catalog.call(FindNearMisses, readInput(PropertyQuery, filterQuery)),
    ]);
    return {
      firstData: {
        ...Object.fromEntries(lists.map((list, index) => [listingApiPath(filterQuery, index + 1), list])),
        ...extraData,
        ...(abroad && { [listingApiPath(filterAbroad)]: abroad }),
        ...(misses && { [nearMissesApiPath(filterQuery)]: misses }),
      },
      ...(image ? { preload: preloadOf(image, 'card') } : {}),
      cards: lists.flatMap(({ items }) => items),
    };
  };

const firstDataLoaders: Partial<Record<FixedPath, Read>> = {
  '/': async (catalog) => {
    const [latest, figures] = await Promise.all([catalog.call(ListLatest, {}), catalog.call(CountSold, {})]);
    return { firstData: { '/api/properties/latest': latest, '/api/properties/sold/figures': figures } };
  },
  '/immobilien': readList('/immobilien'),
  '/ferienimmobilien': readList('/ferienimmobilien'),
  '/verkaufen': async (catalog) => ({
    firstData: { '/api/properties/sold': await catalog.call(ListSold, {}) },
  }),
};

/**
 * Whether the query contains what concerns one visitor: page and person on /danke, the answers of an heir. Such a page
 * has too many addresses for the cache, which would also keep the answers.
 */
const isPersonal = (path: FixedPath, search: Search): boolean =>
  path === '/danke'
    ? search['seite'] !== undefined || search['makler'] !== undefined
    : path === '/verkaufen/erbe' && canonicalQuery(search) !== '';

/** The limit that counts a cache miss; undefined if the page calls no service and has few addresses. */
export function missLimitOf(path: FixedPath, search: Search): LimitName | undefined {
  if (isListingPath(path) || (path === '/suchauftrag' && canonicalQuery(search) !== '')) return 'search';
  // Personal pages are counted, because they are rendered for each request.
  return firstDataLoaders[path] || isPersonal(path, search) ? 'miss' : undefined;
}

/** The illustration at the top of a page, by its source file in apps/web. */
const drawings: Partial<Record<FixedPath, string>> = {
  '/': 'src/site/features/home/hero.svg',
  '/bewertung': 'src/site/features/valuation-landing/evening-house.svg',
  '/gutachten': 'src/site/features/appraisal/elevation.svg',
  '/suchauftrag': 'src/site/features/search-order/street.svg',
  '/verkaufen': 'src/site/features/sell/evening-street.svg',
};

const isStaffPath = (path: FixedPath) => path === '/admin' || path.startsWith('/admin/');

/** Source files of a page's route. A staff page also needs its layout, which fetches the session first. */
function routeFiles(path: FixedPath): string[] {
  if (isListingPath(path)) return ['src/routes/-listing-page.tsx'];
  if (!isStaffPath(path)) {
    // A page below another one is no part of its layout, which the underscore says to the router.
    return [`src/routes/_site/${path === '/' ? 'index' : path.slice(1).replace('/', '_.')}.tsx`];
  }
  // A person who follows a mailed link has no session, so these routes are outside the staff layout.
  if (path === '/admin/einladung') return ['src/routes/admin_.einladung.tsx'];
  if (path === '/admin/passwort') return ['src/routes/admin_.passwort.tsx'];
  const tool = path.slice('/admin/'.length) || 'index';
  return ['src/routes/admin/route.tsx', `src/routes/admin/${tool}.tsx`];
}

/** The page and the pages whose paths it continues, the highest first. */
const crumbsOf = (path: FixedPath) =>
  path
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .filter(isFixedPath)
    .map((one) => ({ name: pageName(one), path: one }));

/**
 * Redirects a list with a search text to the address with the fields that mean the same, which the app opens when
 * somebody sends the text. Undefined if no field does.
 */
export async function searchRedirect(
  path: FixedPath,
  { page: _page, view, ...filter }: Search,
  { catalog, log }: PageContext,
): Promise<Redirect | undefined> {
  if (!isListingPath(path) || filter['q'] === undefined) return undefined;
  const query = { ...filter, ...filterOfPath(path) };
  try {
    const reading = await catalog.call(ReadSearch, readInput(PropertyQuery, query));
    if (reading.query === canonicalQuery(query)) return undefined;
    const search = canonicalQuery({ ...parseQuery(reading.query), view, abroad: undefined });
    return { redirectTo: `${path}?${search}`, isTemporary: true };
  } catch (err) {
    // The list understands the text as well.
    log.warn({ err, path }, 'search text not moved into the fields');
    return undefined;
  }
}

/**
 * A page of the route table. While catalog is down, the page is sent without data, and the app shows the failure. A
 * filter that the API refuses is a 400.
 */
export async function fixedPage(
  path: FixedPath,
  search: Search,
  { catalog, web, publicUrl, log }: PageContext,
): Promise<Page> {
  const meta = isListingPath(path) ? listingPageMeta(path, parseListingSearch(search)) : fixedPageMeta(path);
  const loaded = await firstDataLoaders[path]?.(catalog, search).catch((err: unknown) => {
    if (err instanceof ProblemError && err.problem.code === 'invalid-input') return err;
    log.warn({ err, path }, 'page made without its first data');
    return undefined;
  });
  if (loaded instanceof ProblemError) {
    const { detail, errors } = loaded.problem;
    // The app asks the API itself and shows the same message in place of the list.
    return {
      ...meta,
      status: 400,
      notice: errors?.[0]?.message ?? detail,
      routeFiles: routeFiles(path),
      isCacheable: false,
    };
  }
  const isComplete = firstDataLoaders[path] === undefined || loaded !== undefined;
  const isRendered = isComplete && !isStaffPath(path) && Number(search['page'] ?? 1) <= maxPages;
  const query = canonicalQuery(search);
  const drawing = web?.manifest[drawings[path] ?? '']?.file;
  const preload = drawing === undefined ? loaded?.preload : { href: `/${drawing}` };
  return {
    ...meta,
    status: 200,
    jsonLd: [
      ...(path === '/' ? [] : [breadcrumbsJsonLd(publicUrl, crumbsOf(path))]),
      ...(path === '/verkaufen' ? [faqJsonLd()] : []),
      ...(loaded?.cards?.length ? [itemListJsonLd(publicUrl, loaded.cards)] : []),
    ],
    ...(loaded ? { firstData: loaded.firstData } : {}),
    ...(isRendered ? { address: query ? `${path}?${query}` : path } : {}),
    ...(preload ? { preload } : {}),
    routeFiles: routeFiles(path),
    // Free text and map areas have too many values to cache a page for each.
    isCacheable:
      isComplete && search['q'] === undefined && search['within'] === undefined && !isPersonal(path, search),
  };
}
