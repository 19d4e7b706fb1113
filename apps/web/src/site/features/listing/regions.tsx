import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor } from '../../../shared/ui/button.tsx';
import { edgeToEdge } from '../../../shared/ui/layout.tsx';
import { placesQuery } from '../../api/queries.ts';

/** Maximum number of links. The place field suggests the other places. */
const maxLinks = 12;

/**
 * The list of links. On a phone it is one line that scrolls sideways, so that the links do not push the cards down.
 */
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

/** Link to the list of a region. The link of the current region removes the region from the filters. */
const RegionLink = createLink(
  ({ isCurrent, ...link }: ComponentProps<typeof ButtonAnchor> & { isCurrent: boolean }) => (
    <ButtonAnchor
      {...link}
      tone={isCurrent ? 'primary' : 'outline'}
      size="sm"
      aria-current={isCurrent ? 'true' : undefined}
    />
  ),
);

/** Links to the regions of the properties abroad, and to the countries if there are several. Other filters are kept. */
export function Regions({ search }: { search: ListingSearch }) {
  const { data } = useQuery(placesQuery(search));
  const places = data?.items ?? [];
  const countries = places.filter(({ kind }) => kind === 'country');
  const regions = places.filter(({ kind }) => kind === 'district').toSorted((a, b) => b.count - a.count);
  const links = [...(countries.length > 1 ? countries : []), ...regions].slice(0, maxLinks);
  return (
    <chakra.nav
      aria-label="Länder und Regionen"
      // Reserves the height until the places have loaded.
      minH="12"
      mb={{ base: '2', md: '4' }}
      css={edgeToEdge}
      _print={{ display: 'none' }}
    >
      {links.length > 0 && (
        <Line>
          {links.map(({ kind, place }) => (
            <li key={`${kind} ${place}`}>
              <RegionLink
                {...listingLink({
                  ...search,
                  city: place === search.city ? undefined : place,
                  page: undefined,
                })}
                resetScroll={false}
                isCurrent={place === search.city}
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
