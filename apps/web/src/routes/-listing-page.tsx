import { isFiltered, parseListingSearch } from '@estate/domain/search/listing-filter';
import { getRouteApi } from '@tanstack/react-router';
import { HolidaySection } from '../site/features/listing/holiday-section.tsx';
import { Listing } from '../site/features/listing/listing.tsx';
import { RecentlyViewed } from '../site/features/recently-viewed/recently-viewed.tsx';
import { PageParts } from '../site/ui/parts.tsx';

const inGermany = getRouteApi('/_site/immobilien');
const abroad = getRouteApi('/_site/ferienimmobilien');

/** /immobilien. */
export function ListingPage() {
  // The router also passes unknown parameters, such as those that newsletters append, so the search is parsed again.
  const search = parseListingSearch({ ...inGermany.useSearch() });
  return (
    <PageParts>
      <Listing path="/immobilien" search={search} />
      {/* The section shows all holiday homes, which would contradict an active filter. */}
      {!isFiltered(search) && <HolidaySection />}
      <RecentlyViewed />
    </PageParts>
  );
}

/** /ferienimmobilien. */
export function HolidayHomesPage() {
  return (
    <PageParts>
      <Listing path="/ferienimmobilien" search={parseListingSearch({ ...abroad.useSearch() })} />
      <RecentlyViewed />
    </PageParts>
  );
}
