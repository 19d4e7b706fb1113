import { describe, expect, it } from '@jest/globals';
import { clientAddress, shortenAddress } from './request-head.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

describe('client address', () => {
  it.each([
    ['believes nobody without a proxy', '192.0.2.1', '6.6.6.6', 0, '192.0.2.1'],
    [
      'takes what the one proxy saw, not what the client claims',
      '10.0.0.1',
      '6.6.6.6, 203.0.113.9',
      1,
      '203.0.113.9',
    ],
    ['goes back as far as it trusts', '10.0.0.1', '203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['ends at what is no address', '10.0.0.1', '203.0.113.9, unknown', 2, '10.0.0.1'],
    ['reads IPv4 out of IPv6', '::ffff:192.0.2.1', undefined, 1, '192.0.2.1'],
  ])('%s', (_rule, remote, forwarded, hops, expected) => {
    expect(clientAddress(from(remote, forwarded), hops)).toBe(expected);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::6', '2001:db8:0::'],
    ['', null],
  ])('%s is kept as %s', (address, kept) => {
    expect(shortenAddress(address)).toBe(kept);
  });
});
