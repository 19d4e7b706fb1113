import createClient from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

/** The server has no origin of its own and sends no requests (server/stand-in-for-browser.ts). */
const origin = 'location' in globalThis ? window.location.origin : 'http://localhost';

/**
 * Creates a typed client for the routes of `Paths`. `fetch` is looked up at each call, so that a spec can replace it.
 */
export const createApiClient = <Paths extends object>() =>
  createClient<Paths>({ baseUrl: origin, fetch: (request) => globalThis.fetch(request) });

/** The app's API client, typed by the BFF's OpenAPI document. Wrap each call in `bodyOf()`. */
export const api = createApiClient<paths>();
