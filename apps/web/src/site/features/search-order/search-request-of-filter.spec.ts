import { describe, expect, it } from '@jest/globals';
import { searchRequestOf } from './search-request-of-filter.ts';

const origin = 'https://makler.example';

describe('a search order takes over what the search text says', () => {
  it('deal, kind, place, rooms and price of the search text fill the search order form', () => {
    const filter = { q: '3-Zimmer-Wohnung in Altona bis 600.000' };
    expect(searchRequestOf(filter, origin)).toEqual({
      buyOrRent: 'buy',
      propertyType: 'apartment',
      city: 'Altona',
      minRooms: '3',
      maxRooms: '3',
      maxPrice: '600.000',
      notes: 'Suchbegriff: 3-Zimmer-Wohnung in Altona bis 600.000',
    });
  });

  it('several places, a maximum of rooms and amenities of the search text fill the search order form [V-2.80]', () => {
    expect(
      searchRequestOf({ q: 'Winterhude Ottensen 3-4 Zimmer mit Balkon und Aufzug' }, origin),
    ).toMatchObject({
      city: 'Winterhude, Ottensen',
      minRooms: '3',
      maxRooms: '4',
      equipment: 'Balkon, Aufzug',
    });
    expect(searchRequestOf({ q: 'mallorca pool bis 1 million' }, origin)).toMatchObject({
      city: 'Mallorca',
      equipment: 'Pool',
      maxPrice: '1.000.000',
    });
  });

  it('filters of amenities fill the equipment field of the search order, year and energy class its notes [V-2.80]', () => {
    const filter = { balcony: '1', lift: '1', built_max: 1970, energy: 'C', without_reserved: '1' } as const;
    expect(searchRequestOf(filter, origin)).toEqual({
      equipment: 'Balkon, Aufzug',
      notes: 'Baujahr bis 1970\nEnergieklasse C oder besser',
    });
  });

  it('the notes of the search order contain the URL of the map with its area [V-2.80]', () => {
    const filter = { within: 'box_9.9_53.5_10_53.6' } as const;
    const link = 'https://makler.example/immobilien?view=map&within=box_9.9_53.5_10_53.6';
    expect(searchRequestOf(filter, origin)).toEqual({ notes: `Kartenausschnitt\nGebiet: ${link}` });
  });

  it('the notes of the search order state that a home abroad is wanted, with its bedrooms [V-2.142]', () => {
    const filter = { abroad: '1', city: 'Mallorca', bedrooms_min: 3, pool: '1' } as const;
    expect(searchRequestOf(filter, origin)).toEqual({
      city: 'Mallorca',
      equipment: 'Pool',
      notes: 'Ferienimmobilie im Ausland\nab 3 Schlafzimmer',
    });
  });

  it('a filter overrules the search text in the search order, and words of a title are not taken as a place', () => {
    expect(searchRequestOf({ q: 'Haus Seeblick', type: 'apartment', deal: 'rent' }, origin)).toEqual({
      buyOrRent: 'rent',
      propertyType: 'apartment',
      equipment: 'Wasserblick',
      notes: 'Suchbegriff: Haus Seeblick',
    });
  });
});
