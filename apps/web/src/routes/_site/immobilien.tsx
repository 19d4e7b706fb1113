import { isFiltered, parseListingFilter, parseListingSearch } from '@estate/domain/search/listing-filter';
import { createFileRoute } from '@tanstack/react-router';
import { holidaysQuery, listingQuery } from '../../site/api/queries.ts';
import { prefetch } from '../../shared/api/query-client.ts';
import { HolidaySection } from '../../site/features/listing/holiday-section.tsx';
import { ListingFilters } from '../../site/features/listing/listing-filters.tsx';
import { ListingHead } from '../../site/features/listing/listing-head.tsx';
import { ListingResults } from '../../site/features/listing/listing-results.tsx';
import { RecentlyViewed } from '../../site/features/recently-viewed/recently-viewed.tsx';
import { Parts } from '../../site/ui/parts.tsx';
import { Container, Section } from '../../shared/ui/layout.tsx';

export const Route = createFileRoute('/_site/immobilien')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => parseListingFilter({ ...search }),
  // Not awaited, because filters should react at once; the list shows its own loading and failed states.
  loader: ({ context: { queryClient }, deps: filter }) => {
    prefetch(queryClient.query(listingQuery(filter, 1)));
    if (!isFiltered(filter)) prefetch(queryClient.query(holidaysQuery));
  },
  component: ListingPage,
});

function ListingPage() {
  // The router leaves fields of others in the search, such as those that newsletters append.
  const search = parseListingSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  // A field applies when it is left, and the box that it was left for just behind it, so the address counts, not what is rendered.
  const show = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      search: (now) => parseListingSearch({ ...now, ...changed }),
      replace: true,
      resetScroll: false,
    });

  return (
    <Parts>
      <Section pt={{ base: '6', md: '8', xl: '10' }}>
        <Container isWide>
          <ListingHead search={search} />
          <ListingFilters search={search} onChange={show} />
          <ListingResults
            search={search}
            onSort={(sort) => show({ sort, page: undefined })}
            onWithin={(within) => show({ within, page: undefined })}
          />
        </Container>
      </Section>
      {/* It holds every holiday home, so beside a search it would contradict what was searched for. */}
      {!isFiltered(search) && <HolidaySection />}
      <RecentlyViewed />
    </Parts>
  );
}
