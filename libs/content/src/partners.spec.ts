import { describe, expect, it } from '@jest/globals';
import { partners, partnersTitle } from './partners.ts';

describe('partners', () => {
  it('are seven, each with a logo of its own', () => {
    expect(partnersTitle).toBe('Unsere Kooperationspartner');
    expect(partners).toHaveLength(7);
    expect(new Set(partners.map((partner) => partner.logo)).size).toBe(7);
    for (const { name, logo } of partners) {
      expect(name.length).toBeGreaterThan(5);
      expect(logo).toMatch(/^[a-z-]+$/);
    }
  });
});
