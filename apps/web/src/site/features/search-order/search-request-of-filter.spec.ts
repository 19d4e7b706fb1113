import { describe, expect, it } from '@jest/globals';
import { searchRequestOf } from './search-request-of-filter.ts';

const origin = 'https://makler.example';

describe('what the agency reads of a search order', () => {
  it('deal, kind, place, rooms and price of the list fill the fields of a search order, and its text the notes [V-2.80]', () => {
    const filter = {
      deal: 'buy',
      type: 'apartment',
      city: 'Altona',
      rooms_min: 2.5,
      rooms_max: 3,
      price_max: 600_000,
      q: 'Elbblick',
    } as const;
    expect(searchRequestOf(filter, origin)).toEqual({
      buyOrRent: 'buy',
      propertyType: 'apartment',
      city: 'Altona',
      minRooms: '2',
      maxRooms: '3',
      maxPrice: '600.000',
      notes: 'Suchbegriff: Elbblick',
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
});
