import {
  listingLink,
  type ListingSearch,
  parseListingSearch,
  parseQuery,
} from '@estate/domain/search/listing-filter';
import { propertyCount } from '@estate/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { chakra } from '#styled-system/jsx';
import type { PropertyListPage } from '../../../shared/api/types.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { nearMissesQuery } from '../../api/queries.ts';
import { PropertyCards } from '../../ui/property-card/property-cards.tsx';

const missesOf = ({ page: _page, view: _view, ...filter }: ListingSearch) => nearMissesQuery(filter);

/** Names the words of the search text that no listed property contains. */
export function UnknownWords({ meaning }: { meaning: PropertyListPage['search'] }) {
  const words = (meaning?.parts ?? [])
    .filter(({ is_unknown }) => is_unknown)
    .map(({ label }) => `„${label}“`);
  if (words.length === 0) return null;
  return (
    <chakra.p flexBasis="full" minW="0" overflowWrap="anywhere">
      {`In unseren Angeboten ${words.length === 1 ? 'kommt' : 'kommen'} ${words.join(', ')} nicht vor.`}
    </chakra.p>
  );
}

/** Links to the list with one condition less or wider, with its number of hits. */
export function WiderSearches({ search }: { search: ListingSearch }) {
  const { data } = useQuery(missesOf(search));
  if (!data?.wider.length) return null;
  return (
    <Row gap="2" minW="0" justifyContent="center">
      {data.wider.map(({ label, query, total }) => (
        <ButtonLink
          key={query}
          {...listingLink({
            ...parseListingSearch(parseQuery(query)),
            abroad: search.abroad,
            sort: search.sort,
            view: search.view,
          })}
          resetScroll={false}
          tone="outline"
          maxW="full"
          overflowWrap="anywhere"
        >
          {`${label}: ${propertyCount(total)}`}
        </ButtonLink>
      ))}
    </Row>
  );
}

/** Properties that miss one condition of the list, each with what it misses. Below hits also the wider searches. */
export function NearMisses({
  search,
  hasHits,
  isBesideMap,
}: {
  search: ListingSearch;
  hasHits: boolean;
  isBesideMap: boolean;
}) {
  const titleId = useId();
  const { data } = useQuery(missesOf(search));
  if (!data || (data.items.length === 0 && !(hasHits && data.wider.length > 0))) return null;
  return (
    <chakra.section aria-labelledby={titleId} mt={{ base: '10', md: '14' }}>
      <SectionTitle id={titleId} mb="4">
        Knapp daneben
      </SectionTitle>
      {hasHits && (
        <chakra.div mb="6" display="flex">
          <WiderSearches search={search} />
        </chakra.div>
      )}
      {data.items.length > 0 && (
        <PropertyCards
          items={data.items.map(({ property }) => property)}
          notes={data.items.map(({ miss }) => miss)}
          isBesideMap={isBesideMap}
        />
      )}
    </chakra.section>
  );
}
