import { problem } from '@estate/contracts/problem';

const { status, ...missing } = problem('not-found');

/**
 * What the app asks of a browser while it renders. `fetch` finds nothing: what the BFF did not send along does not exist.
 * So a page about something missing shows what it shows in the browser, and rendering never waits for a network.
 */
export function standInForBrowser(scope: object): void {
  Object.assign(scope, {
    fetch: () => Promise.resolve(Response.json({ status, ...missing }, { status })),
  });
}
