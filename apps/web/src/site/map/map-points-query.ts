import { canonicalQuery, type ListingQuery } from '@estate/domain/search/listing-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { paramsOf } from '../api/queries.ts';

/** All hits of the list as points of the map. The sort order is left out, because it does not change the points. */
export const mapPointsQuery = ({ sort: _order, ...filter }: ListingQuery) =>
  queryOptions({
    queryKey: [`/api/properties/map?${canonicalQuery(filter)}`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/properties/map', { params: { query: paramsOf(filter) }, signal })),
  });
