import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { type CacheableRead, type ReadResolver } from '../cache/response-cache.ts';
import { type Services } from '../services.ts';
import { readQuery } from './read-input.ts';
import { decodePath } from './request-head.ts';
import { type Route } from './route.ts';

/**
 * The decoded values of a route's placeholders in the path, undefined for one with invalid percent-encoding; undefined
 * if the path does not match the route.
 */
function placeholders(
  route: readonly string[],
  path: readonly string[],
): Record<string, string | undefined> | undefined {
  if (route.length !== path.length) return undefined;
  const values: Record<string, string | undefined> = {};
  for (const [index, part] of route.entries()) {
    const segment = path[index];
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined;
    } else if (segment) values[part.slice(1, -1)] = decodePath(segment);
    else return undefined;
  }
  return values;
}

/**
 * Resolves the routes of public reads. Requests with invalid input are left to Express, which writes the problem.
 */
export function apiReads(routes: readonly Route[], services: Services): ReadResolver {
  const reads = routes
    .filter(({ read }) => read !== undefined)
    .map((route) => ({ route, parts: route.path.split('/') }));
  return (path, search) => {
    const segments = path.split('/');
    for (const { route, parts } of reads) {
      const values = placeholders(parts, segments);
      if (values) return readOf(route, values, search, services);
    }
    return undefined;
  };
}

function readOf(
  route: Route,
  values: Record<string, string | undefined>,
  search: string,
  services: Services,
): CacheableRead | undefined {
  const params = route.params ? route.params.safeParse(values).data : {};
  const query = route.query ? route.query.safeParse(readQuery(search)).data : {};
  const { path, read, notSharedWith = [], limit = 'miss' } = route;
  if (!params || !query || !read) return undefined;
  const isShared = !notSharedWith.some((field) => query[field]);
  return {
    key: `de ${path} ${canonicalQuery(params)}?${canonicalQuery(query)}`,
    route: path,
    limit,
    load: async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(await read({ params, query, services })),
      ...(isShared ? {} : { headers: { 'cache-control': 'no-store' }, maxAgeMs: 0 }),
    }),
  };
}
