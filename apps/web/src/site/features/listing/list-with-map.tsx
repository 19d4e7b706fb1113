import { propertyIdFromSlug } from '@estate/domain/property/property-slug';
import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { usePrefetchQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { MapFailed } from '../../map/map-failed.tsx';
import { MapFrame, MapLoading, phoneMap } from '../../map/map-frame.tsx';
import { mapPointsQuery } from '../../map/map-points-query.ts';
import { scrollTo } from '../../ui/go-to.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

const ResultMap = lazyWithFallback(
  async () => (await import('../../map/result-map.tsx')).ResultMap,
  MapFailed,
);

/** The map. Its points are requested at once, while its code still loads. */
function PrefetchedMap(props: ComponentProps<typeof ResultMap>) {
  const { page: _page, view: _view, ...filter } = props.search;
  usePrefetchQuery(mapPointsQuery(filter));
  return <ResultMap {...props} />;
}

/** Screens on which the map replaces the cards. */
const narrow = '(max-width: 89.99rem)';

/**
 * Layout of list and map: side by side from 1440 px on, only the map below that width, and only the list on paper and
 * without scripts.
 */
const Split = chakra('div', {
  base: { _noScript: { display: 'block' }, _print: { display: 'block' } },
  variants: {
    hasMap: {
      true: {
        '@media (min-width: 90rem)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gap: '6',
          alignItems: 'start',
        },
      },
    },
  },
});

/** The property of the card that contains an element; undefined beside the cards and for a card without a link. */
function propertyAt(element: EventTarget): number | undefined {
  const link = (element as Element).closest('article')?.querySelector<HTMLAnchorElement>('a[data-cover]');
  const id = link && propertyIdFromSlug(link.pathname);
  return typeof id === 'number' ? id : undefined;
}

const ListPlace = chakra('div', {
  base: {
    // The card of the pin that the visitor points to.
    '& article[data-pointed]': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '2px' },
    _noScript: { display: 'block' },
    _print: { display: 'block' },
  },
  variants: {
    hasCards: { true: { '@media (max-width: 89.99rem)': { display: 'none' } }, false: { mb: '6' } },
  },
});

const MapPlace = chakra('div', {
  base: {
    _print: { display: 'none' },
    '@media (min-width: 90rem)': { position: 'sticky', top: 'calc(var(--header-height) + 1rem)' },
  },
});

/**
 * The list, and if it is open the map of all its hits, or a message if the browser cannot show the map. An empty list
 * stays visible beside the map. Cards stay mounted when the map opens.
 */
export function ListWithMap({
  search,
  isOpen,
  hasMap,
  hasCards,
  isSwitched,
  onAreaChange,
  onUnsupported,
  children,
}: {
  search: ListingSearch;
  isOpen: boolean;
  /** False as well if the map is open and the browser cannot draw it. */
  hasMap: boolean;
  hasCards: boolean;
  /** True if the visitor switched from the list to the map on this page. The map is then scrolled into view. */
  isSwitched: boolean;
  onAreaChange: (within: string | undefined) => void;
  /** Called if the browser turns out to be unable to draw the map. */
  onUnsupported: () => void;
  children: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !isSwitched) return;
    // Without scrolling, the map would begin near the lower edge of a tablet's screen. On a phone it fills the page.
    if (window.matchMedia(phoneMap).matches) window.scrollTo({ top: 0 });
    else if (window.matchMedia(narrow).matches) scrollTo(place.current);
  }, [isOpen, isSwitched]);
  const list = useRef<HTMLDivElement>(null);
  const [pointedCard, setPointedCard] = useState<number>();
  const onPointedPin = useCallback((id: number | undefined) => {
    for (const link of list.current?.querySelectorAll<HTMLAnchorElement>('article a[data-cover]') ?? [])
      link.closest('article')?.toggleAttribute('data-pointed', propertyIdFromSlug(link.pathname) === id);
  }, []);
  const loadingFrame = (
    <MapFrame>
      <MapLoading />
    </MapFrame>
  );
  return (
    <Split hasMap={hasMap}>
      <ListPlace
        ref={list}
        {...(hasMap
          ? {
              hasCards,
              onMouseOver: ({ target }) => setPointedCard(propertyAt(target)),
              onMouseLeave: () => setPointedCard(undefined),
              onFocus: ({ target }) => setPointedCard(propertyAt(target)),
              onBlur: () => setPointedCard(undefined),
            }
          : {})}
      >
        {isOpen && !hasMap && (
          <chakra.p role="status" mb="4" p="4" bg="sand" borderRadius="card">
            Die Karte lässt sich in Ihrem Browser nicht zeigen. Die Liste enthält dieselben Immobilien.
          </chakra.p>
        )}
        {hasMap && (
          <chakra.p data-without-script display="none" _noScript={{ display: 'block' }} mb="4">
            Die Karte braucht JavaScript, das in Ihrem Browser ausgeschaltet ist. Die Liste enthält dieselben
            Immobilien.
          </chakra.p>
        )}
        {children}
      </ListPlace>
      {hasMap && (
        <MapPlace ref={place} data-needs-script>
          {isHydrated ? (
            <Suspense fallback={loadingFrame}>
              <PrefetchedMap
                search={search}
                pointedCard={pointedCard}
                onPointedPin={onPointedPin}
                onAreaChange={onAreaChange}
                onUnsupported={onUnsupported}
              />
            </Suspense>
          ) : (
            loadingFrame
          )}
        </MapPlace>
      )}
    </Split>
  );
}
