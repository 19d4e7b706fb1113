import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import { ipv6Prefix } from '@estate/server-kit/client-network';

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

/** Returns the IPv4 address of an IPv4-mapped IPv6 address as well. */
function plain(written: string): string {
  const address = written.trim();
  const inner = address.replace(/^::ffff:/i, '');
  return isIPv4(inner) ? inner : address;
}

/** What of a request says where it comes from. */
interface Arrival {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** The caller's address behind `hops` proxies that we trust; a forged or unreadable entry ends the search. */
export function clientAddress(request: Arrival, hops: number): string {
  const nearest = plain(request.socket.remoteAddress ?? '');
  const named = request.headers['x-forwarded-for'];
  const chain = (typeof named === 'string' ? named.split(',') : []).map(plain).reverse();
  let client = nearest;
  for (const address of chain.slice(0, hops)) {
    if (isIP(address) === 0) break;
    client = address;
  }
  return client;
}

/** Replaces foreign forwarding headers by our own, for this process and the services behind it. */
export function ownForwardingHeaders(request: IncomingMessage, hops: number, publicUrl: URL): void {
  const client = clientAddress(request, hops);
  for (const name of forwardingHeaders) Reflect.deleteProperty(request.headers, name);
  request.headers['x-forwarded-for'] = client;
  request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = publicUrl.host;
}

/** Shortens an address for storage with a lead: IPv4 without its last byte, IPv6 as its /48; null if invalid. */
export function shortenAddress(address: string): string | null {
  const version = isIP(address);
  if (version === 4) return `${address.slice(0, address.lastIndexOf('.'))}.0`;
  return version === 6 ? ipv6Prefix(address, 3) : null;
}
