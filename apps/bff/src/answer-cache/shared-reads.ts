import { type Services } from '../services.ts';
import { readQuery } from '../routing/read-input.ts';
import { type Route } from '../routing/route.ts';
import { type Answer } from './ready-answer.ts';

/** One public answer: its name in the cache, in metrics, and how it is made. */
export interface Target {
  readonly key: string;
  readonly route: string;
  readonly make: () => Promise<Answer>;
}

/** Finds the answer to a path and query, or leaves the request to Express. */
export type Source = (path: string, search: string) => Target | undefined;

const matcher = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** The set fields in alphabetical order, so that equal questions share one answer. */
const canonical = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();

function decoded(groups: Record<string, string> | undefined): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/** The shared routes as a source; bad input is left to Express, which knows how to refuse it. */
export function sharedReads(routes: readonly Route[], services: Services): Source {
  const shared = routes
    .filter(({ read }) => read !== undefined)
    .map((route) => ({ route, pattern: matcher(route.path) }));
  return (path, search) => {
    for (const { route, pattern } of shared) {
      const match = pattern.exec(path);
      if (match) return targetOf(route, decoded(match.groups), search, path, services);
    }
    return undefined;
  };
}

function targetOf(
  route: Route,
  given: Record<string, string> | undefined,
  search: string,
  path: string,
  services: Services,
): Target | undefined {
  const params = route.params ? route.params.safeParse(given) : { success: true as const, data: {} };
  const query = route.query
    ? route.query.safeParse(readQuery(search))
    : { success: true as const, data: {} as Record<string, unknown> };
  if (!params.success || !query.success) return undefined;
  if (route.notSharedWith && query.data[route.notSharedWith]) return undefined;
  const { read } = route;
  if (!read) return undefined;
  return {
    key: `${path}?${canonical(query.data)}`,
    route: route.path,
    make: async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(await read({ params: params.data, query: query.data, services })),
      isKept: true,
    }),
  };
}
