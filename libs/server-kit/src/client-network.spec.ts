import { describe, expect, it } from '@jest/globals';
import { clientNetwork } from './client-network.ts';

describe('client network', () => {
  it('takes a /64 for one client', () => {
    expect(clientNetwork('2001:db8:1:2:aaaa::1')).toBe(clientNetwork('2001:db8:1:2:bbbb::2'));
    expect(clientNetwork('2001:db8:1:3::1')).not.toBe(clientNetwork('2001:db8:1:2::1'));
  });

  it('knows an address in every spelling', () => {
    expect(clientNetwork('2001:DB8::1')).toBe(clientNetwork('2001:db8:0:0:0:0:0:1'));
    expect(clientNetwork('fe80::1%eth0')).toBe(clientNetwork('fe80::2'));
  });

  it('takes an IPv4 address for one client', () => {
    expect(clientNetwork('203.0.113.77')).toBe('203.0.113.77');
  });
});
