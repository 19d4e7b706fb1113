import { queryOptions } from '@tanstack/react-query';
import { type ClientPathsWithMethod, defaultPathSerializer, type ParamsOption } from 'openapi-fetch';
import { api } from './client.ts';
import { bodyOf } from './problem.ts';
import type { paths } from './schema.gen.ts';
import type { Answer } from './types.ts';

type GetPath = ClientPathsWithMethod<typeof api, 'get'>;
type Params<Path extends GetPath> =
  ParamsOption<paths[Path]['get']> extends { params: infer Required }
    ? [params: Required]
    : [params?: paths[Path]['get']['parameters']];

/** The query of a GET route. Its key is the path, followed by the query parameters if there are any. */
export const getQuery = <Path extends GetPath>(path: Path, ...[params]: Params<Path>) => {
  const { path: inPath = {}, query } = (params ?? {}) as { path?: Record<string, unknown>; query?: object };
  return queryOptions({
    queryKey: [defaultPathSerializer(path, inPath), ...(query ? [query] : [])],
    // Cast, because the types of openapi-fetch do not resolve for a path that is itself a type parameter.
    queryFn: ({ signal }): Promise<Answer<Path>> =>
      bodyOf(api.GET(path, ...([{ params, signal }] as never))) as never,
  });
};
