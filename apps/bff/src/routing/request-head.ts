import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import { ipv6Prefix } from '@estate/server-kit/http/client-network';
import { ProblemError } from '@estate/server-kit/http/problem-error';

/** Splits a request target into path and query; `//host/path` stays a path. */
export function splitUrl(url: string): { path: string; search: string } {
  const [path = '/', ...rest] = url.split('#', 1)[0]?.split('?') ?? [];
  return { path, search: rest.join('?') };
}

/** Decodes percent-encoding; undefined if it is invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const apiPaths = /^\/(?:api|media)(?:\/|$)/;

/** Whether a person may see the response in the window of a browser. */
export const isPageRequest = ({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !apiPaths.test(splitUrl(url).path);

/** Characters of a request's address, path and query together. */
export const maxUrlLength = 4 * 1024;
export const maxQueryFields = 50;

/**
 * Returns the problem of an address that is refused regardless of its path: `uri-too-long` (414), or `invalid-input`
 * (400) for too many query fields. This check runs first, so that all later code gets a bounded address.
 */
export function urlError(url: string): ProblemError | undefined {
  if (url.length > maxUrlLength) return new ProblemError('uri-too-long');
  const { search } = splitUrl(url);
  // The shortest field is one character and an `&`.
  if (search.length < 2 * maxQueryFields) return undefined;
  const fields = search.split('&').filter(Boolean);
  if (fields.length <= maxQueryFields) return undefined;
  return new ProblemError('invalid-input', {
    detail: `Die Adresse enthält zu viele Angaben. Bitte verwenden Sie höchstens ${maxQueryFields}.`,
  });
}

/** Trims an address and converts an IPv4-mapped IPv6 address to IPv4. */
function normalizeAddress(text: string): string {
  const address = text.trim();
  const unmapped = address.replace(/^::ffff:/i, '');
  return isIPv4(unmapped) ? unmapped : address;
}

/** The parts of a request that determine the client's address. */
interface ClientRequest {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * The client's address behind `hops` trusted proxies, from right to left in X-Forwarded-For; an invalid entry ends
 * the search.
 */
export function clientAddress(request: ClientRequest, hops: number): string {
  const nearest = normalizeAddress(request.socket.remoteAddress ?? '');
  const forwardedFor = request.headers['x-forwarded-for'];
  const chain = (typeof forwardedFor === 'string' ? forwardedFor.split(',') : [])
    .map(normalizeAddress)
    .reverse();
  let client = nearest;
  for (const address of chain.slice(0, hops)) {
    if (isIP(address) === 0) break;
    client = address;
  }
  return client;
}

/** Shortens an address for storage with a lead: IPv4 to /24, IPv6 to /48; null if invalid. */
export function shortenAddress(address: string): string | null {
  const version = isIP(address);
  if (version === 4) return `${address.slice(0, address.lastIndexOf('.'))}.0`;
  return version === 6 ? ipv6Prefix(address, 3) : null;
}

/**
 * The client's data for the BFF's rate limits and for other services. `client` is the address behind the trusted
 * proxies.
 */
export interface HttpCaller {
  readonly client: string;
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Reads the client's data. The request handler has set X-Forwarded-For to the trusted address alone. */
export function readCaller({ headers }: IncomingMessage): HttpCaller {
  const client = headers['x-forwarded-for'];
  const key = headers['idempotency-key'];
  return {
    client: typeof client === 'string' ? client : '',
    cookie: headers.cookie,
    authorization: headers.authorization,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}
