import { DistrictsQuery, FindDistricts } from '@estate/contracts/catalog/districts';
import { route } from '../routing/route.ts';

/** The price range of a home, and the district in which it lies. */
export const priceRangeRoutes = [
  route({
    method: 'get',
    path: '/api/districts',
    summary: 'The districts of Hamburg in which a point lies, or from whose border it is at most 30 m away',
    query: DistrictsQuery,
    response: FindDistricts.output,
    // The point is that of one visitor's home.
    notSharedWith: ['lat', 'lng'],
    read: ({ query, services }) => services.catalog.call(FindDistricts, query),
  }),
];
