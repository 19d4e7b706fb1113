import { parseQuery } from '@estate/domain/search/listing-filter';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';

/** Context of every loader. */
export interface RouterContext {
  queryClient: QueryClient;
  /**
   * True while the visitor goes to this page from another page of the site. False for the first page of a visit. False
   * for a preload until the visitor clicks the link.
   */
  isGoingTo: (page: ParsedLocation) => boolean;
}

function stringifySearch(search: Record<string, unknown>): string {
  const set = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
}

export const createAppRouter = (
  queryClient: QueryClient,
  options: { history?: RouterHistory; isServer?: boolean } = {},
) => {
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      isGoingTo: ({ pathname }): boolean =>
        router.state.resolvedLocation !== undefined && router.latestLocation.pathname === pathname,
    },
    // One 404 page for all unknown addresses, as in the BFF.
    notFoundMode: 'root',
    // The BFF redirects capitals to small letters, so both know the same addresses.
    caseSensitive: true,
    defaultPreload: 'intent',
    // 0, because the query cache decides how long data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    // Plain values instead of the router's JSON, so that an address has the same meaning here, in the BFF and in
    // mails.
    parseSearch: parseQuery,
    stringifySearch,
    // The router scrolls only to the top. app/scroll.ts restores positions and scrolls to the hash (visitor-area §2),
    // because the router does not wait for content that loads late.
    defaultHashScrollIntoView: false,
    ...options,
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  /** State of a history entry besides its address. */
  interface HistoryState {
    /** The link leads back to an earlier page, whose scroll position is restored. */
    isReturn?: boolean;
    /** The open dialog. For an image dialog, `index` is the image at which it was opened. */
    dialog?: { name: string; index: number };
    /** The visible part of the listing map. */
    camera?: { lng: number; lat: number; zoom: number };
    /** A step of the valuation funnel, and the number of history entries that the funnel has added before. */
    funnel?: { step: number; depth: number };
    /** The second step of a declaration. */
    isReview?: boolean;
    /** The entry before is the same tool of the back office: the list from which the open record was chosen. */
    isStep?: boolean;
    /** E-mail address or telephone number of the person whose data staff search. */
    person?: string;
  }
}
