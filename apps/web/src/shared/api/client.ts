import createClient from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

/** The server has no address of its own, and asks nothing (server/stand-in-for-browser.ts). */
const origin = 'location' in globalThis ? window.location.origin : 'http://localhost';

/** A client of the routes of `Paths`. It looks `fetch` up at each call, so that a spec can replace it. */
export const clientOf = <Paths extends object>() =>
  createClient<Paths>({ baseUrl: origin, fetch: (request) => globalThis.fetch(request) });

/** The only client of the server, typed by the BFF's OpenAPI document. Wrap each call in `bodyOf()`. */
export const api = clientOf<paths>();
