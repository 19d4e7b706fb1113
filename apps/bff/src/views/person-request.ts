import { type IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/**
 * Expected Sec-Fetch-Dest by method: a script of the page sends POST, and the page without scripts contains an image
 * (GET).
 */
const destinations: Readonly<Record<string, string>> = { POST: 'empty', GET: 'image' };

/**
 * Whether a view comes from a browser that displays our page to a person: no crawler by its user agent, the fetch
 * metadata that every browser sends since 2023, and no prefetch. Embedded copies of the page on foreign sites and
 * programs that only request the address lack these headers.
 */
export function isViewByPerson({
  method = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
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
