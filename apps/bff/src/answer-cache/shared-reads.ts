import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { SerializedOutput } from '@estate/rpc/serialized';
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

/** The parts of a path that stand for a route's placeholders, or undefined if the path is not of that route. */
function placeholders(route: readonly string[], path: readonly string[]): Map<string, string> | undefined {
  if (route.length !== path.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, part] of route.entries()) {
    const given = path[index];
    if (!part.startsWith('{')) {
      if (part !== given) return undefined;
    } else if (given) values.set(part.slice(1, -1), given);
    else return undefined;
  }
  return values;
}

function decoded(values: ReadonlyMap<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries([...values].map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}

/** Public reads as a source. Express answers invalid input, because it writes the problem. */
export function sharedReads(routes: readonly Route[], services: Services): Source {
  const shared = routes
    .filter(({ read }) => read !== undefined)
    .map((route) => ({ route, parts: route.path.split('/') }));
  return (path, search) => {
    const given = path.split('/');
    for (const { route, parts } of shared) {
      const values = placeholders(parts, given);
      if (values) return cacheableRead(route, decoded(values), search, services);
    }
    return undefined;
  };
}

const written = (answer: unknown) =>
  answer instanceof SerializedOutput ? answer.json : JSON.stringify(answer);

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
      body: written(await read({ params, query, services })),
      ...(isKept ? {} : { headers: { 'cache-control': 'no-store' } }),
      isKept,
    }),
  };
}
