import { describe, expect, it } from '@jest/globals';
import { trustedOrigins } from './trusted-origins.ts';

describe('origins that may send cookies', () => {
  it('are the site alone, whatever its port', () => {
    expect(trustedOrigins('https://www.makler.example/')).toEqual(['https://www.makler.example']);
    expect(trustedOrigins('https://localhost.makler.example:8443')).toEqual([
      'https://localhost.makler.example:8443',
    ]);
  });

  it('are both names of this machine for a site on it', () => {
    const both = ['http://localhost:3000', 'http://127.0.0.1:3000'];
    expect(trustedOrigins('http://localhost:3000')).toEqual(both);
    expect(trustedOrigins('http://127.0.0.1:3000')).toEqual(both);
  });
});
