import { type ReadResolver } from '../cache/response-cache.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { openApiDocument } from './document.ts';

let document: string | undefined;

/**
 * The OpenAPI document. It is generated for the first request, because generating it at the start would double the
 * time of the start.
 */
export const documentRead: ReadResolver = (path) => {
  if (path !== '/api/openapi.json') return undefined;
  const load = () =>
    Promise.resolve({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: (document ??= JSON.stringify(openApiDocument(allRoutes))),
      headers: { 'cache-control': 'public, max-age=3600' },
    });
  return { key: `de ${path}`, route: path, load };
};
