import { describe, expect, it } from '@jest/globals';
import { siteOrigins } from './site-origins.ts';

describe('origins that may send cookies', () => {
  it('origins that may send cookies are the site alone, whatever its port', () => {
    expect(siteOrigins('https://www.makler.example/')).toEqual(['https://www.makler.example']);
    expect(siteOrigins('https://localhost.makler.example:8443')).toEqual([
      'https://localhost.makler.example:8443',
    ]);
  });

  it('origins that may send cookies are both names of this machine for a site on it', () => {
    const both = ['http://localhost:3000', 'http://127.0.0.1:3000'];
    expect(siteOrigins('http://localhost:3000')).toEqual(both);
    expect(siteOrigins('http://127.0.0.1:3000')).toEqual(both);
  });
});
