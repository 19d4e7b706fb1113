import { canonicalQuery } from '@estate/contracts/listing-filter';
import { type LimitName } from '../limits/limits.ts';
import { type Services } from '../services.ts';
import { readQuery } from '../routing/read-input.ts';
import { type Route } from '../routing/route.ts';
import { type Answer } from './ready-answer.ts';

/** One public answer: its key in the cache, its route in metrics, and the function that makes it. */
export interface CacheableRead {
  readonly key: string;
  readonly route: string;
  readonly make: () => Promise<Answer>;
  /** The limit that counts a fill. Omitted only if the read calls no service and has few keys. */
  readonly limit?: LimitName;
  /** A page is refused with the shell, everything else with problem+json. */
  readonly isPage?: boolean;
}

/** Finds the answer to a path and query, or leaves the request to Express. */
export type Source = (path: string, search: string) => CacheableRead | undefined;

// eslint-disable-next-line no-restricted-syntax -- from the paths of our own routes, with one `[^/]+` between two slashes
const matcher = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function decoded(groups: Record<string, string> | undefined): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/** Public reads as a source. Express answers invalid input, because it writes the problem. */
export function sharedReads(routes: readonly Route[], services: Services): Source {
  const shared = routes
    .filter(({ read }) => read !== undefined)
    .map((route) => ({ route, pattern: matcher(route.path) }));
  return (path, search) => {
    for (const { route, pattern } of shared) {
      const match = pattern.exec(path);
      if (match) return cacheableRead(route, decoded(match.groups), search, services);
    }
    return undefined;
  };
}

function cacheableRead(
  route: Route,
  given: Record<string, string> | undefined,
  search: string,
  services: Services,
): CacheableRead | undefined {
  const params = route.params ? route.params.safeParse(given).data : {};
  const query = route.query ? route.query.safeParse(readQuery(search)).data : {};
  const { path, read, notSharedWith, limit = 'miss' } = route;
  if (!params || !query || !read) return undefined;
  const isKept = notSharedWith === undefined || !query[notSharedWith];
  return {
    key: `${path} ${canonicalQuery(params)}?${canonicalQuery(query)}`,
    route: path,
    limit,
    make: async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(await read({ params, query, services })),
      ...(isKept ? {} : { headers: { 'cache-control': 'no-store' } }),
      isKept,
    }),
  };
}
