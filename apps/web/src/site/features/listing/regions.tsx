import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { edgeToEdge } from '../../../shared/ui/layout.tsx';
import { placesQuery } from '../../api/queries.ts';

/** More would be a list of their own; the field of places suggests the others. */
const most = 12;

/** On a phone the line is swiped, so that the cards stay near. */
const Line = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    gap: '2',
    px: { base: '4', sm: '6', md: '0' },
    py: '1',
    whiteSpace: 'nowrap',
    listStyle: 'none',
  },
});

/** The regions of the homes abroad, and their countries where there are several, each as a link that keeps the other filters. */
export function Regions({ search }: { search: ListingSearch }) {
  const { data } = useQuery(placesQuery(search));
  const places = data?.items ?? [];
  const countries = places.filter(({ kind }) => kind === 'country');
  const regions = places
    .filter(({ kind }) => kind === 'district')
    .toSorted((one, other) => other.count - one.count);
  const shown = [...(countries.length > 1 ? countries : []), ...regions]
    .slice(0, most)
    .filter(({ place }) => place !== search.city);
  return (
    <chakra.nav
      aria-label="Länder und Regionen"
      // Kept free while the places are on their way.
      minH="12"
      mb="4"
      css={edgeToEdge}
      _print={{ display: 'none' }}
    >
      {shown.length > 0 && (
        <Line>
          {shown.map(({ kind, place }) => (
            <li key={`${kind} ${place}`}>
              <ButtonLink
                {...listingLink({ ...search, city: place, page: undefined })}
                resetScroll={false}
                tone="outline"
                size="sm"
              >
                {place}
              </ButtonLink>
            </li>
          ))}
        </Line>
      )}
    </chakra.nav>
  );
}
