import { isFiltered, parseListingSearch } from '@estate/domain/search/listing-filter';
import { getRouteApi } from '@tanstack/react-router';
import { HolidaySection } from '../site/features/listing/holiday-section.tsx';
import { Listing } from '../site/features/listing/listing.tsx';
import { RecentlyViewed } from '../site/features/recently-viewed/recently-viewed.tsx';
import { Parts } from '../site/ui/parts.tsx';

const inGermany = getRouteApi('/_site/immobilien');
const abroad = getRouteApi('/_site/ferienimmobilien');

/** /immobilien. */
export function ListingPage() {
  // The router leaves fields of others in the search, such as those that newsletters append.
  const search = parseListingSearch({ ...inGermany.useSearch() });
  return (
    <Parts>
      <Listing path="/immobilien" search={search} />
      {/* It holds every holiday home, so beside a search it would contradict what was searched for. */}
      {!isFiltered(search) && <HolidaySection />}
      <RecentlyViewed />
    </Parts>
  );
}

/** /ferienimmobilien. */
export function HolidayHomesPage() {
  return (
    <Parts>
      <Listing path="/ferienimmobilien" search={parseListingSearch({ ...abroad.useSearch() })} />
      <RecentlyViewed />
    </Parts>
  );
}
