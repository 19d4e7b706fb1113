import {
  filterOfPath,
  type ListingPath,
  type ListingSearch,
  parseListingSearch,
} from '@estate/domain/search/listing-filter';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingResults } from './listing-results.tsx';
import { Regions } from './regions.tsx';

/** The list of a page: heading, filters and results. `search` is what the address says beside the path. */
export function Listing({ path, search: ofAddress }: { path: ListingPath; search: ListingSearch }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const search = { ...ofAddress, ...filterOfPath(path) };
  // A field applies when it is left, and the box that it was left for just behind it, so the address counts, not what is rendered.
  const show = (changed: Readonly<Record<string, string | undefined>>, isTyped = false) =>
    void navigate({
      to: path,
      search: (now: object) => parseListingSearch({ ...now, ...changed }),
      // Going back undoes a filter and not a letter, and what was chosen in the sheet as one.
      replace: isTyped || history.location.state.dialog !== undefined,
      state: ({ dialog }) => (dialog ? { dialog } : {}),
      resetScroll: false,
    });
  return (
    <Section pt={{ base: '6', md: '8', xl: '10' }}>
      <Container isWide>
        <ListingHead search={search} />
        {search.abroad && <Regions search={search} />}
        <ListingFilters search={search} onChange={show} />
        <ListingResults
          search={search}
          onSort={(sort) => show({ sort, page: undefined })}
          onWithin={(within) => show({ within, page: undefined })}
        />
      </Container>
    </Section>
  );
}
