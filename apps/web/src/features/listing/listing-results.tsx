import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PropertyCards, PropertyCardsSkeleton } from '../../ui/property-card/property-cards.tsx';
import { VisuallyHidden } from '../../ui/type.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import type { ListingSearch } from './listing-search.ts';
import { useListing } from './use-listing.ts';

export const listingFailure = 'Immobilien konnten nicht geladen werden.';

/** visitor-area §8: what an empty list says depends on why it is empty. */
const emptyText = ({ q, type, deal }: ListingSearch): string => {
  if (q) return `Keine Immobilien gefunden für "${q}"`;
  if (type || deal) return 'Keine Immobilien gefunden';
  return 'Es wurden keine Immobilien in einem Property-Management-System gefunden.';
};

const countText = (total: number): string => (total === 1 ? '1 Immobilie' : `${total} Immobilien`);

/** Count, cards, 'load more', and each state in between. */
export function ListingResults({
  search,
  onMore,
  onReset,
}: {
  search: ListingSearch;
  onMore: () => void;
  onReset: () => void;
}) {
  const { items, total, isPending, error, hasMore, retry } = useListing(search);
  useErrorToast(error !== null, listingFailure);
  const isFiltered = Boolean(search.q ?? search.type ?? search.deal);

  return (
    <chakra.div mt="6">
      <VisuallyHidden as="h2">Gefundene Immobilien</VisuallyHidden>
      <chakra.p role="status" mb="4" minH="1lh" color="inkMuted">
        {total !== null && total > 0 && countText(total)}
      </chakra.p>
      {items.length > 0 && <PropertyCards items={items} hasFirstScreen />}
      {isPending && (
        <chakra.div mt={items.length > 0 ? '6' : '0'}>
          <PropertyCardsSkeleton count={items.length > 0 ? 3 : 6} />
        </chakra.div>
      )}
      {error && (
        <Notice title={listingFailure} text={error.message}>
          <Button tone="outline" onClick={retry}>
            Erneut versuchen
          </Button>
        </Notice>
      )}
      {total === 0 && !error && (
        <Notice title={emptyText(search)} role="status">
          {isFiltered && (
            <Button tone="outline" onClick={onReset}>
              Filter zurücksetzen
            </Button>
          )}
        </Notice>
      )}
      {hasMore && (
        <Row flexDirection="column" gap="3" mt="10">
          <chakra.p color="inkMuted" fontSize="xs">
            {items.length} von {total} angezeigt
          </chakra.p>
          <Button tone="outline" onClick={onMore}>
            Weitere Immobilien laden
          </Button>
        </Row>
      )}
    </chakra.div>
  );
}
