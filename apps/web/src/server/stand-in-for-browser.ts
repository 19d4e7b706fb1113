import { problem } from '@estate/contracts/problem';

const { status, ...missing } = problem('not-found');

/**
 * Replaces the browser APIs that the app uses while rendering. `fetch` always returns 404, so data that the BFF did
 * not send counts as missing. A page about a missing object renders the same as in the browser, and rendering never
 * waits for a network.
 */
export function standInForBrowser(scope: object): void {
  Object.assign(scope, {
    fetch: () => Promise.resolve(Response.json({ status, ...missing }, { status })),
  });
}
