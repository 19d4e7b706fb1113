import { search } from '@estate/domain/forms/search';
import type { LeadBody } from '@estate/domain/forms/all-forms';
import { canonicalQuery, type ListingFilter } from '@estate/domain/search/listing-filter';
import { describeSearchRequest } from '@estate/domain/search/search-summary';
import { Suspense } from 'react';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { VisitorForm } from '../../form/visitor-form.tsx';
import { searchRequestOf } from './search-request-of-filter.ts';

const FilterOfList = lazyWithFallback(async () => (await import('./filter-of-list.tsx')).FilterOfList);

/** The fields that the filter of a list answers; an undefined one it leaves open. */
const open = {
  buyOrRent: undefined,
  propertyType: undefined,
  city: undefined,
  region: undefined,
  minRooms: undefined,
  maxRooms: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  equipment: undefined,
};

/** A search order: for exactly the filter of a list, or for what the visitor fills in. */
export function SearchOrderForm({ filter }: { filter: ListingFilter }) {
  const { origin } = usePageFacts();
  const query = canonicalQuery(filter);
  const { notes, ...answered } = searchRequestOf(filter, origin);
  return (
    <VisitorForm
      form={search}
      page={query ? `/suchauftrag?${query}` : '/suchauftrag'}
      {...(query ? { answered: { ...open, ...answered, filter: query } } : {})}
      initial={{ notes }}
      summaryOf={(body) => describeSearchRequest(body as LeadBody<'search'>)}
    >
      {query && (
        <Suspense>
          <FilterOfList filter={filter} />
        </Suspense>
      )}
    </VisitorForm>
  );
}
