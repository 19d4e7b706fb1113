import createClient from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

/** The only way to the server, typed by the BFF's OpenAPI document. Wrap each call in `answered()`. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => globalThis.fetch(request),
});
