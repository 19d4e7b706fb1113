import { search } from '@estate/domain/forms/search';
import type { LeadBody } from '@estate/domain/forms/all-forms';
import { canonicalQuery, type ListingFilter } from '@estate/domain/search/listing-filter';
import { describeSearchRequest } from '@estate/domain/search/search-summary';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { VisitorForm } from '../../form/visitor-form.tsx';
import { searchRequestOf } from './search-request-of-filter.ts';
import { FiltersFromSearch } from './filters-from-search.tsx';

export function SearchOrderForm({ filter }: { filter: ListingFilter }) {
  const { origin } = usePageFacts();
  const query = canonicalQuery(filter);
  return (
    <VisitorForm
      form={search}
      page={query ? `/suchauftrag?${query}` : '/suchauftrag'}
      initial={searchRequestOf(filter, origin)}
      summaryOf={(body) => describeSearchRequest(body as LeadBody<'search'>)}
    >
      <FiltersFromSearch filter={filter} />
    </VisitorForm>
  );
}
