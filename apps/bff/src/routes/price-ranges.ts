import { DistrictsQuery, FindDistricts } from '@estate/contracts/catalog/districts';
import {
  EstimatePriceRange,
  GetPriceRange,
  PriceRangeId,
  PriceRangeQuestion,
  StoredPriceRange,
} from '@estate/contracts/catalog/price-range';
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
  route({
    method: 'post',
    path: '/api/price-ranges',
    summary: 'Estimate the price range of a home; the same question with the same answer has the same id',
    body: PriceRangeQuestion,
    response: StoredPriceRange,
    limit: 'estimate',
    answer: ({ services, body }) => services.catalog.call(EstimatePriceRange, body),
  }),
  route({
    method: 'get',
    path: '/api/price-ranges/{id}',
    summary: 'A stored price range',
    params: PriceRangeId,
    response: StoredPriceRange,
    problems: ['not-found'],
    read: ({ services, params }) => services.catalog.call(GetPriceRange, params),
  }),
];
