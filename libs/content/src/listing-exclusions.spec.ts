import { describe, expect, it } from '@jest/globals';
import {
  latestExcludedHolidayTitles,
  latestExcludedListingTitle,
  latestExcludedTitles,
  soldExcludedTitle,
} from './listing-exclusions.ts';

describe('listing exclusions', () => {
  it('are eight holiday titles and one named listing, all different', () => {
    expect(latestExcludedHolidayTitles).toHaveLength(8);
    expect(latestExcludedTitles).toContain(latestExcludedListingTitle);
    expect(new Set(latestExcludedTitles).size).toBe(9);
  });

  it('never hold an empty title, which would exclude every sold property', () => {
    for (const title of [...latestExcludedTitles, soldExcludedTitle]) {
      expect(title.trim()).toBe(title);
      expect(title.length).toBeGreaterThan(5);
    }
  });
});
