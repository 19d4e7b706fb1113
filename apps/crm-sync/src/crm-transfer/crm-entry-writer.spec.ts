import { expect, it } from '@jest/globals';
import { savedQueryOf } from './crm-entry-writer.ts';

const request = { buyOrRent: 'buy', propertyType: 'house', location: 'Hamburg' } as const;

it.each([
  ['Hamburg, Blankenese', { cities: ['Hamburg'], regions: ['Blankenese'] }],
  ['Blankenese', { cities: ['Hamburg'], regions: ['Blankenese'] }],
  ['Timmendorfer Strand', { cities: ['Timmendorfer Strand'] }],
  ['22587', {}],
  ['Nicht angegeben', {}],
])(
  'the saved search in the CRM for the place %s has town and district in separate fields [S-2.201]',
  (location, places) => {
    const { cities, regions } = {
      cities: undefined,
      regions: undefined,
      ...savedQueryOf({ ...request, location }),
    };
    expect({ cities, regions }).toEqual({ cities: undefined, regions: undefined, ...places });
  },
);

it.each([
  ['buy', { price: 100_000, price_to: 500_000 }],
  ['rent', { base_rent: 100_000, base_rent_to: 500_000 }],
] as const)(
  'the saved search in the CRM to %s has purchase price or base rent in its own field [S-2.201]',
  (buyOrRent, prices) => {
    const query = savedQueryOf({ ...request, buyOrRent, minPrice: 100_000, maxPrice: 500_000, minRooms: 3 });
    expect(query).toMatchObject({ ...prices, number_of_rooms: 3, rs_types: ['HOUSE'] });
    expect(query).not.toHaveProperty('number_of_rooms_to');
  },
);
