import { isFiltered, type ListingSort } from '@estate/contracts/listing-filter';
import type { ListingSearch } from '@estate/contracts/listing-filter';
import { chakra } from '../../theme/chakra.tsx';
import { Row } from '../../ui/layout.tsx';
import { ResetLink } from './reset-link.tsx';
import { SearchOrderLink } from './search-order-link.tsx';
import { SortSelect } from './sort-select.tsx';

export const countText = (total: number): string => (total === 1 ? '1 Immobilie' : `${total} Immobilien`);

/** Buttons without a ground of their own begin at the left edge, and both fit beside each other on a phone. */
const plain = {
  px: '0',
  fontSize: { base: 'xs', lg: 'sm' },
  _hover: { textDecoration: 'underline' },
} as const;

/** The count, what one can do with a search that found something, and the order: one row, on a phone two. */
export function ResultsBar({
  search,
  total,
  onSort,
}: {
  search: ListingSearch;
  total: number | null;
  onSort: (sort: ListingSort | undefined) => void;
}) {
  return (
    <Row justifyContent="space-between" columnGap="4" mb="4">
      <chakra.p role="status" minH="1lh" color="inkMuted">
        {total !== null && total > 0 && countText(total)}
      </chakra.p>
      {isFiltered(search) && total !== 0 && (
        <Row
          flexGrow="1"
          flexBasis={{ base: 'full', md: 'auto' }}
          order={{ base: '1', md: '0' }}
          columnGap={{ base: '4', md: '6' }}
        >
          <SearchOrderLink search={search} tone="quiet" {...plain} />
          <ResetLink sort={search.sort} tone="quiet" {...plain}>
            Alle Filter löschen
          </ResetLink>
        </Row>
      )}
      <SortSelect sort={search.sort} onSort={onSort} />
    </Row>
  );
}
