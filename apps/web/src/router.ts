import { parseQuery } from '@estate/domain/search/listing-filter';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';

/** Context of every loader. */
export interface RouterContext {
  queryClient: QueryClient;
  /**
   * True while the visitor goes to this page from another page of the site. False for the first page of a visit. False for a
   * preload until the visitor clicks the link.
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
    // One page for everything unknown, as the BFF sends it.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    // 0, because the query cache decides about freshness.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    // Plain values instead of JSON, so that an address means the same here, in the BFF and in a mail.
    parseSearch: parseQuery,
    stringifySearch,
    // Off, because app/scroll.ts scrolls (visitor-area §2: to the top, or to the hash with retries), and the router's own does
    // not wait for content that comes late.
    scrollRestoration: false,
    ...options,
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  /** What an entry of the browser's history tells beside its address. */
  interface HistoryState {
    /** A link led back to a page, which is shown where it was left. */
    isReturn?: boolean;
    /** This dialog is open; one of images was opened at this one. */
    dialog?: { name: string; index: number };
    /** Where the map of the list was looked at. */
    camera?: { lng: number; lat: number; zoom: number };
    /** A step of the valuation funnel, and how many entries the funnel has made before it. */
    funnel?: { step: number; depth: number };
    /** Address or telephone number of the person whose data staff ask for. */
    person?: string;
  }
}
