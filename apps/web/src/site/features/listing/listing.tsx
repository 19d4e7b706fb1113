import {
  filterOfPath,
  type ListingPath,
  type ListingSearch,
  parseListingSearch,
  parseQuery,
} from '@estate/domain/search/listing-filter';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { searchReadingQuery } from '../../api/queries.ts';
import { besidePhoneMap } from '../../map/map-frame.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { ListingFilters } from './listing-filters.tsx';
import { ListingResults } from './listing-results.tsx';
import { keepOrderOfLink, orderInHand } from './order-in-hand.ts';
import { Regions } from './regions.tsx';
import { useMapView } from './use-map-view.ts';

const OrderChange = lazyWithFallback(async () => (await import('./order-change.tsx')).OrderChange);

/**
 * The property list of a page: filters and results. `search` contains the URL's query parameters. The path can
 * set a filter, too, which wins over the parameters.
 */
export function Listing({ path, search: urlSearch }: { path: ListingPath; search: ListingSearch }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const search = { ...urlSearch, ...filterOfPath(path) };
  // Merges the changes into the router's current parameters instead of the rendered `search`: a click from a text field
  // on a checkbox changes both filters (blur, then click), and the second change can come before the next render.
  const applyChanges = (changes: Readonly<Record<string, string | undefined>>, isTyped = false) =>
    void navigate({
      to: path,
      search: (current: object) => parseListingSearch({ ...current, ...changes }),
      // Typing replaces the history entry, so that Back undoes a whole filter change. While the filter dialog is open,
      // its changes share the dialog's entry.
      replace: isTyped || history.location.state.dialog !== undefined,
      state: ({ dialog }) => (dialog ? { dialog } : {}),
      resetScroll: false,
    });
  /** Moves what a sent search text says into the fields that mean the same; a failed or outdated reading changes nothing. */
  const readText = async () => {
    const sent = history.location.href;
    const { view, ...filter } = {
      ...parseListingSearch(parseQuery(history.location.search)),
      ...filterOfPath(path),
    };
    if (filter.q === undefined) return;
    const reading = await queryClient.query(searchReadingQuery(filter)).catch(() => undefined);
    if (!reading || history.location.href !== sent) return;
    await navigate({
      to: path,
      search: parseListingSearch({ ...parseQuery(reading.query), view }),
      replace: true,
      resetScroll: false,
    });
  };
  const map = useMapView(search);
  useEffect(keepOrderOfLink, []);
  const isOrderInHand = useIsHydrated() && orderInHand() !== undefined;
  return (
    <Section pt={{ base: map.hasMap ? '3' : '4', md: '8', xl: '10' }}>
      <Container>
        {search.abroad && (
          <chakra.div css={map.hasMap ? besidePhoneMap : {}}>
            <Regions search={search} />
          </chakra.div>
        )}
        <ListingFilters search={search} onChange={applyChanges} onSent={() => void readText()} />
        {isOrderInHand && (
          <Suspense>
            <OrderChange search={search} />
          </Suspense>
        )}
        <ListingResults
          search={search}
          map={map}
          onSort={(sort) => applyChanges({ sort, page: undefined })}
          onAreaChange={(within) => applyChanges({ within, page: undefined })}
        />
      </Container>
    </Section>
  );
}
