import createClient from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

/** A client of the routes of `Paths`. It looks `fetch` up at each call, so that a spec can replace it. */
export const clientOf = <Paths extends object>() =>
  createClient<Paths>({ baseUrl: window.location.origin, fetch: (request) => globalThis.fetch(request) });

/** The only client of the server, typed by the BFF's OpenAPI document. Wrap each call in `answered()`. */
export const api = clientOf<paths>();
