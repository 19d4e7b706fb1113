import { listingAddress, type ListingSearch, questionOf } from '@estate/domain/search/listing-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/client.ts';
import { filledFields } from '../../../shared/api/filled-fields.ts';
import { bodyOf } from '../../../shared/api/problem.ts';

/** How many properties a filter finds. */
export const listingCountQuery = ({ page: _page, view: _view, ...filter }: ListingSearch) => {
  const question = questionOf(filter);
  return queryOptions({
    queryKey: [listingAddress(question), 'count'],
    queryFn: async ({ signal }) => {
      const query = { ...filledFields(question), page_size: 1 };
      return (await bodyOf(api.GET('/api/properties', { params: { query }, signal }))).total;
    },
  });
};
