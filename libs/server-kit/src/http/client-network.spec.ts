import { describe, expect, it } from '@jest/globals';
import { clientNetwork } from './client-network.ts';

describe('client network', () => {
  it('the network of a client is the /64 of its IPv6 address', () => {
    expect(clientNetwork('2001:db8:1:2:aaaa::1')).toBe(clientNetwork('2001:db8:1:2:bbbb::2'));
    expect(clientNetwork('2001:db8:1:3::1')).not.toBe(clientNetwork('2001:db8:1:2::1'));
  });

  it('the network of a client is the same for every spelling of its address', () => {
    expect(clientNetwork('2001:DB8::1')).toBe(clientNetwork('2001:db8:0:0:0:0:0:1'));
    expect(clientNetwork('fe80::1%eth0')).toBe(clientNetwork('fe80::2'));
  });

  it('the network of a client is its whole IPv4 address', () => {
    expect(clientNetwork('203.0.113.77')).toBe('203.0.113.77');
  });
});
