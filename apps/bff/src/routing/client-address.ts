import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

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

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** The caller's address behind `hops` proxies that we trust; a forged or unreadable entry ends the search. */
export function clientAddress(request: IncomingMessage, hops: number): string {
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

/** Deletes what others say about the way of the request and sets our own word, for us and the services behind. */
export function ownForwardingHeaders(request: IncomingMessage, hops: number, publicUrl: URL): void {
  const client = clientAddress(request, hops);
  for (const name of forwardingHeaders) Reflect.deleteProperty(request.headers, name);
  request.headers['x-forwarded-for'] = client;
  request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = publicUrl.host;
}

/** The eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const start = parse(head);
  if (tail === undefined) return start;
  const end = parse(tail);
  return [...start, ...Array<number>(Math.max(0, 8 - start.length - end.length)).fill(0), ...end];
}

const network = (address: string, groups: number) =>
  `${groupsOf(address)
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::`;

/** What is kept of an address with a lead: IPv4 without the last byte, IPv6 as its /48; null if it is none. */
export function shortenAddress(address: string): string | null {
  const version = isIP(address);
  if (version === 4) return address.replace(/\d+$/, '0');
  return version === 6 ? network(address, 3) : null;
}

/** Who counts as one client: an IPv6 customer owns at least a /64. */
export const countedAs = (address: string): string => (isIP(address) === 6 ? network(address, 4) : address);
