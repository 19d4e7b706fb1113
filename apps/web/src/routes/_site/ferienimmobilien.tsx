import { filterOfPath, parseListingFilter, parseListingSearch } from '@estate/domain/search/listing-filter';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listingQuery, placesQuery } from '../../site/api/queries.ts';
import { prefetch } from '../../shared/api/query-client.ts';

export const Route = createFileRoute('/_site/ferienimmobilien')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => parseListingFilter({ ...search, ...filterOfPath('/ferienimmobilien') }),
  // Not awaited, because filters should respond at once; the list shows its own loading and error states.
  loader: ({ context: { queryClient }, deps: filter }) => {
    prefetch(queryClient.query(listingQuery(filter, 1)));
    prefetch(queryClient.query(placesQuery(filter)));
  },
  component: lazyRouteComponent(() => import('../-listing-page.tsx'), 'HolidayHomesPage'),
  codeSplitGroupings: [],
});
