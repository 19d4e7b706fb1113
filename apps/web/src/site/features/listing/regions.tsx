import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor } from '../../../shared/ui/button.tsx';
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

/** The list of a region; of the one that is shown, the list without it. */
const RegionLink = createLink(
  ({ isShown, ...link }: ComponentProps<typeof ButtonAnchor> & { isShown: boolean }) => (
    <ButtonAnchor
      {...link}
      tone={isShown ? 'primary' : 'outline'}
      size="sm"
      aria-current={isShown ? 'true' : undefined}
    />
  ),
);

/** The regions of the homes abroad, and their countries where there are several, each as a link that keeps the other filters. */
export function Regions({ search }: { search: ListingSearch }) {
  const { data } = useQuery(placesQuery(search));
  const places = data?.items ?? [];
  const countries = places.filter(({ kind }) => kind === 'country');
  const regions = places
    .filter(({ kind }) => kind === 'district')
    .toSorted((one, other) => other.count - one.count);
  const shown = [...(countries.length > 1 ? countries : []), ...regions].slice(0, most);
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
              <RegionLink
                {...listingLink({
                  ...search,
                  city: place === search.city ? undefined : place,
                  page: undefined,
                })}
                resetScroll={false}
                isShown={place === search.city}
              >
                {place}
              </RegionLink>
            </li>
          ))}
        </Line>
      )}
    </chakra.nav>
  );
}
