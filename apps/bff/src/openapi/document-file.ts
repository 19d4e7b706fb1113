import { type WrittenFile } from '../pages/file-reads.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { openApiDocument } from './document.ts';

let document: string | undefined;

/**
 * The OpenAPI document. It is generated for the first request, because generating it at the start would double the
 * time of the start.
 */
export const openApiFile: Readonly<Record<string, WrittenFile>> = {
  '/api/openapi.json': {
    type: 'application/json; charset=utf-8',
    body: () => (document ??= JSON.stringify(openApiDocument(allRoutes))),
    headers: { 'cache-control': 'public, max-age=3600' },
  },
};
