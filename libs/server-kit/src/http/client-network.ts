import { isIP } from 'node:net';

/** The eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const start = parse(head);
  if (tail === undefined) return start;
  const end = parse(tail);
  return [...start, ...Array<number>(Math.max(0, 8 - start.length - end.length)).fill(0), ...end];
}

/** The first `groups` 16-bit groups of an IPv6 address, the same text for all spellings: `2001:db8:1::`. */
export const ipv6Prefix = (address: string, groups: number): string =>
  `${groupsOf(address)
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::`;

/** The network that counts as one client: an IPv4 address, or the /64 that every IPv6 customer has at least. */
export const clientNetwork = (address: string): string =>
  isIP(address) === 6 ? ipv6Prefix(address, 4) : address;
