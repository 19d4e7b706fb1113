import { describe, expect, it } from '@jest/globals';
import { siteOrigins } from './site-origins.ts';

describe('origins that may send cookies', () => {
  it('only the origin of the site itself, with its port, may send cookies', () => {
    expect(siteOrigins('https://www.makler.example/')).toEqual(['https://www.makler.example']);
    expect(siteOrigins('https://localhost.makler.example:8443')).toEqual([
      'https://localhost.makler.example:8443',
    ]);
  });

  it('both localhost and 127.0.0.1 may send cookies to a site on this machine', () => {
    const both = ['http://localhost:3000', 'http://127.0.0.1:3000'];
    expect(siteOrigins('http://localhost:3000')).toEqual(both);
    expect(siteOrigins('http://127.0.0.1:3000')).toEqual(both);
  });
});
