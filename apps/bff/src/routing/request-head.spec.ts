import { describe, expect, it } from '@jest/globals';
import { clientAddress, shortenAddress } from './request-head.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

describe('client address', () => {
  it.each([
    ['without a proxy, X-Forwarded-For is ignored', '192.0.2.1', '6.6.6.6', 0, '192.0.2.1'],
    [
      'behind one proxy, the last address of X-Forwarded-For is the client',
      '10.0.0.1',
      '6.6.6.6, 203.0.113.9',
      1,
      '203.0.113.9',
    ],
    [
      'behind two proxies, the last but one address is the client',
      '10.0.0.1',
      '203.0.113.9, 10.0.0.2',
      2,
      '203.0.113.9',
    ],
    [
      'an invalid address in X-Forwarded-For ends the search for the client',
      '10.0.0.1',
      '203.0.113.9, unknown',
      2,
      '10.0.0.1',
    ],
    ['an IPv4 address mapped to IPv6 is read as IPv4', '::ffff:192.0.2.1', undefined, 1, '192.0.2.1'],
  ])('the IP address of a client is read correctly: %s', (_rule, remote, forwarded, hops, expected) => {
    expect(clientAddress(from(remote, forwarded), hops)).toBe(expected);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::6', '2001:db8:0::'],
    ['', null],
  ])('the client’s IP address %s is shortened to %s before it is stored', (address, kept) => {
    expect(shortenAddress(address)).toBe(kept);
  });
});
