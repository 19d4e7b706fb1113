import { describe, expect, it } from '@jest/globals';
import { oldSlugs } from './old-slugs.ts';

describe('old slugs', () => {
  it('are 14 pairs of a slug and an id, none pointing to the same property', () => {
    expect(oldSlugs.size).toBe(14);
    expect(new Set(oldSlugs.values()).size).toBe(14);
    for (const id of oldSlugs.values()) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  });

  it('end in no number, so that none is taken for an address of today', () => {
    for (const slug of oldSlugs.keys()) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
