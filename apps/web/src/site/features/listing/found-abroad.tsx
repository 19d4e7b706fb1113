import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { countText } from '@estate/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { chakra } from '#styled-system/jsx';
import type { PropertyListPage } from '../../../shared/api/types.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { listingQuery } from '../../api/queries.ts';
import { PropertyCards } from '../../ui/property-card/property-cards.tsx';
import { listingCountQuery } from './listing-count-query.ts';

/** Number of cards; the others are a link away. */
const maxCards = 6;

const homesCount = (total: number): string => countText(total, 'Ferienimmobilie', 'Ferienimmobilien');

/** The search among the properties abroad, which the map does not have. */
const searchAbroad = (search: ListingSearch): ListingSearch => ({
  ...search,
  abroad: '1',
  page: undefined,
  view: undefined,
  within: undefined,
});

/** The properties abroad that match a search; undefined while it is not `isWanted` and without such properties. */
export function useHomesAbroad(search: ListingSearch, isWanted: boolean): PropertyListPage | undefined {
  const { page: _page, view: _view, ...filter } = searchAbroad(search);
  const { data } = useQuery({ ...listingQuery(filter, 1), enabled: isWanted });
  return isWanted && data?.total ? data : undefined;
}

/** What a search without hits in Germany finds abroad. */
export function HomesAbroad({
  search,
  found: { items, total },
  isBesideMap,
}: {
  search: ListingSearch;
  found: PropertyListPage;
  isBesideMap: boolean;
}) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} mb={{ base: '8', md: '10' }}>
      <SectionTitle id={titleId} mb="4">
        {`Im Ausland: ${homesCount(total)}`}
      </SectionTitle>
      <PropertyCards items={items.slice(0, maxCards)} isBesideMap={isBesideMap} hasFirstScreen />
      <chakra.p mt="6">
        <ButtonLink {...listingLink(searchAbroad(search))} tone="outline">
          {total > maxCards ? `Alle ${homesCount(total)} ansehen` : 'Zu den Ferienimmobilien'}
        </ButtonLink>
      </chakra.p>
    </chakra.section>
  );
}

/** Link from hits in Germany to the properties abroad that match the search, too; nothing without such properties. */
export function FoundAbroad({ search }: { search: ListingSearch }) {
  const abroad = searchAbroad(search);
  const { data: total } = useQuery(listingCountQuery(abroad));
  if (!total) return null;
  return (
    <chakra.p mb="4">
      <ButtonLink {...listingLink(abroad)} tone="outline" size="sm">
        {`Auch im Ausland: ${homesCount(total)}`}
      </ButtonLink>
    </chakra.p>
  );
}
