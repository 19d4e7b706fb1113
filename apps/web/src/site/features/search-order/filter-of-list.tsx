import { searchName } from '@estate/domain/search-orders/search-name';
import { filterConditions } from '@estate/domain/search/filter-words';
import { type ListingFilter, listingLink } from '@estate/domain/search/listing-filter';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { textLink } from '../../../shared/ui/type.tsx';
import { pastMatchesQuery } from '../../api/queries.ts';

/** How often the search would have found something, so that nobody waits for what never comes. */
function PastMatchesText({ filter }: { filter: ListingFilter }) {
  const { data } = useQuery(pastMatchesQuery(filter));
  if (!data) return null;
  const { count, last_days: days } = data;
  if (count === 0) return <p>In den letzten 12 Monaten passte nichts. Vielleicht suchen Sie etwas weiter.</p>;
  const last =
    days === null ? '' : `, die letzte war nach ${days === 1 ? 'einem Tag' : `${days} Tagen`} vergeben`;
  return <p>{`In den letzten 12 Monaten ${count === 1 ? 'passte eine' : `passten ${count}`}${last}.`}</p>;
}

/** What the search order looks for: the filter of the list, which is changed there. */
export function FilterOfList({ filter }: { filter: ListingFilter }) {
  const labels = filterConditions(filter).map(({ label }) => label);
  const texts = [...(filter.abroad ? ['Ferienimmobilien im Ausland'] : []), ...labels];
  return (
    <chakra.div role="note" p="4" mb="2" bg="sand" borderRadius="card" overflowWrap="anywhere">
      <chakra.p fontWeight="semibold">{searchName(filter)}</chakra.p>
      {texts.length > 0 && <p>{texts.join(' · ')}</p>}
      <PastMatchesText filter={filter} />
      <chakra.p mt="1" fontSize="xs">
        <StyledLink {...listingLink(filter)} css={textLink}>
          Filter ändern
        </StyledLink>
      </chakra.p>
    </chakra.div>
  );
}
