import { type IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** What the browser says of a view: a script of the page sends it, or the page without scripts shows a picture. */
const destinations: Readonly<Record<string, string>> = { POST: 'empty', GET: 'image' };

/**
 * Whether a view comes from a browser that displays our page to a person: no crawler by its name, the fetch metadata of every
 * browser since 2023, and no prefetch. Copies of a page in a foreign one, and programs that only ask for the address, lack these.
 */
export function isOfPerson({ method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'];
  const destination = destinations[method];
  return (
    agent !== undefined &&
    !isbot(agent) &&
    headers['sec-fetch-site'] === 'same-origin' &&
    destination !== undefined &&
    headers['sec-fetch-dest'] === destination &&
    headers['sec-purpose'] === undefined
  );
}
