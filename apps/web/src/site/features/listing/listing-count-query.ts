import { listingApiPath, type ListingSearch, withDefaultSort } from '@estate/domain/search/listing-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/client.ts';
import { filledFields } from '../../../shared/api/filled-fields.ts';
import { bodyOf } from '../../../shared/api/problem.ts';

export const listingCountQuery = ({ page: _page, view: _view, ...filter }: ListingSearch) => {
  const sortedFilter = withDefaultSort(filter);
  return queryOptions({
    queryKey: [listingApiPath(sortedFilter), 'count'],
    queryFn: async ({ signal }) => {
      const query = { ...filledFields(sortedFilter), page_size: 1 };
      return (await bodyOf(api.GET('/api/properties', { params: { query }, signal }))).total;
    },
  });
};
