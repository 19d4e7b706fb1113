import { describe, expect, it } from '@jest/globals';
import { describeWish, openChoices, wishOf } from './wish-of-filter.ts';

describe('a search order takes over what the search text says', () => {
  it('deal, kind, place, rooms and price', () => {
    const filter = { q: '3-Zimmer-Wohnung in Altona bis 600.000' };
    expect(wishOf(filter)).toEqual({
      buyOrRent: 'buy',
      propertyType: 'apartment',
      city: 'Altona',
      minRooms: '3',
      maxPrice: '600.000',
      notes: 'Suchbegriff: 3-Zimmer-Wohnung in Altona bis 600.000',
    });
    expect(openChoices(filter)).toEqual([]);
    expect(describeWish(filter).slice(0, 3)).toEqual(['Kaufen', 'Wohnung', 'Altona']);
  });

  it('but not what a filter of its own says otherwise, and no word of a title as a place', () => {
    expect(wishOf({ q: 'Haus Seeblick', type: 'apartment', deal: 'rent' })).toEqual({
      buyOrRent: 'rent',
      propertyType: 'apartment',
      notes: 'Suchbegriff: Haus Seeblick',
    });
    expect(openChoices({ q: 'Seeblick' })).toEqual(['Kaufen oder mieten', 'Objektart']);
  });
});
