import { isFiltered, parseListingFilter, parseListingSearch } from '@estate/domain/search/listing-filter';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { holidaysQuery, listingQuery } from '../../site/api/queries.ts';
import { prefetch } from '../../shared/api/query-client.ts';

export const Route = createFileRoute('/_site/immobilien')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => parseListingFilter({ ...search }),
  // Not awaited, because filters should respond at once; the list shows its own loading and error states.
  loader: ({ context: { queryClient }, deps: filter }) => {
    prefetch(queryClient.query(listingQuery(filter, 1)));
    if (!isFiltered(filter)) prefetch(queryClient.query(holidaysQuery));
  },
  component: lazyRouteComponent(() => import('../-listing-page.tsx'), 'ListingPage'),
  // One chunk for both listing pages. Split by the router, their shared part would become a third one.
  codeSplitGroupings: [],
});
