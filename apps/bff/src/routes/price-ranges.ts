import {
  EstimatePriceRange,
  GetPriceRange,
  PriceRangeId,
  PriceRangeQuestion,
  StoredPriceRange,
} from '@estate/contracts/catalog/price-range';
import { route } from '../routing/route.ts';

/** The price range of a home. */
export const priceRangeRoutes = [
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
