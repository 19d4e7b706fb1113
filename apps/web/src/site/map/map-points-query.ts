import { getQuery } from '../../shared/api/get-query.ts';
import { canonicalQuery, type ListingQuery } from '@estate/domain/search/listing-filter';
import { queryOptions } from '@tanstack/react-query';
import { filledFields } from '../../shared/api/filled-fields.ts';

/** All hits of the list as points of the map. The sort order is left out, because it does not change the points. */
export const mapPointsQuery = ({ sort: _order, ...filter }: ListingQuery) =>
  queryOptions({
    ...getQuery('/api/properties/map', { query: filledFields(filter) }),
    queryKey: [`/api/properties/map?${canonicalQuery(filter)}`],
  });
