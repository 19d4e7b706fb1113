import { canonicalQuery, type ListingQuery } from '@estate/domain/search/listing-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** All hits of the list as points of the map. The sort order is left out, because it does not change the points. */
export const mapPointsQuery = ({ sort: _order, ...filter }: ListingQuery) =>
  queryOptions({
    queryKey: [`/api/properties/map?${canonicalQuery(filter)}`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/properties/map', { params: { query: filledFields(filter) }, signal })),
  });
