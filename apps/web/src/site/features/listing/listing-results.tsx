import { listings } from '@estate/content/sections/listings';
import { texts } from '@estate/content/texts';
import {
  fewHits,
  isFiltered,
  isSearchedAbroad,
  listingLink,
  type ListingSort,
  type ListingSearch,
} from '@estate/domain/search/listing-filter';
import { useState } from 'react';
import { problemText } from '../../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import { ApiError } from '../../../shared/api/problem.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { formatNumber, propertyCount } from '@estate/domain/text/format';
import { Row } from '../../../shared/ui/layout.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PropertyCards, PropertyCardsSkeleton } from '../../ui/property-card/property-cards.tsx';
import { VisuallyHidden } from '../../../shared/ui/type.tsx';
import { besidePhoneMap, spokenBesidePhoneMap } from '../../map/map-frame.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { ResultsBar, ResetLink, SearchOrderLink } from './results-bar.tsx';
import { isGermany } from '@estate/domain/property/vocabulary';
import { Conditions } from './conditions.tsx';
import { isNoteLast, ListingHead, OffMarketNote } from './listing-head.tsx';
import { ListWithMap } from './list-with-map.tsx';
import { FoundAbroad, HomesAbroad, useHomesAbroad } from './found-abroad.tsx';
import { useMonthNotes } from './month.tsx';
import { NearMisses, UnknownWords, WiderSearches } from './near-misses.tsx';
import { useListing } from './use-listing.ts';
import type { useMapView } from './use-map-view.ts';

export const listingFailure = 'Immobilien konnten nicht geladen werden.';

/** The text of an empty list, which depends on the cause (visitor-area §8). */
const emptyText = (search: ListingSearch, hasAbroad: boolean): string => {
  if (hasAbroad) return 'In Deutschland haben wir dazu zurzeit kein Angebot';
  if (search.q) return `Keine Immobilien gefunden für „${search.q}“`;
  if (isFiltered(search)) return 'Keine Immobilien gefunden';
  if (search.abroad) return texts(listings).abroadEmpty;
  return 'Es wurden keine Immobilien in einem Property-Management-System gefunden.';
};

/** The server's message for the first invalid filter, otherwise the message of the whole response. */
const reasonOf = (error: Error): string =>
  (error instanceof ApiError && error.fields[0]?.message) || problemText(error);

/** Conditions, heading, cards, 'load more', the map if it is open, and the loading, empty and failed states. */
export function ListingResults({
  search,
  map: { isOpen, hasMap, onUnsupported },
  onSort,
  onAreaChange,
}: {
  search: ListingSearch;
  map: ReturnType<typeof useMapView>;
  onSort: (sort: ListingSort | undefined) => void;
  onAreaChange: (within: string | undefined) => void;
}) {
  const { items, total, meaning, isPending, error, hasMore, retry } = useListing(search);
  const filterKey = JSON.stringify({ ...search, page: undefined });
  /** The first card of the last page that was loaded by hand, for as long as the filter is the same. */
  const [firstNew, setFirstNew] = useState<{ filterKey: string; index: number }>();
  if (firstNew && firstNew.filterKey !== filterKey) setFirstNew(undefined);
  const [hasShownList, setShownList] = useState(!isOpen);
  if (!isOpen && !hasShownList) setShownList(true);
  useErrorToast(error !== null, listingFailure);
  // Whether hits abroad are named beside those of the list. No, if the list already contains such hits because the search
  // text names a place abroad, and no for an area of the map, because the map has no properties abroad.
  const isNamedAbroad =
    !search.abroad &&
    search.within === undefined &&
    search.q !== undefined &&
    total !== null &&
    total > 0 &&
    items.every(({ country }) => isGermany(country));
  const notes = useMonthNotes(items);
  const homesAbroad = useHomesAbroad(search, isSearchedAbroad(search, total));

  const list = (
    <>
      {items.length > 0 && (
        <PropertyCards
          items={items}
          notes={notes}
          isBesideMap={hasMap}
          hasFirstScreen
          focused={firstNew?.index}
          isPresented
          // Who has sorted the list compares, so that each card has its place.
          hasCovers={search.sort === undefined}
        />
      )}
      {isPending && (
        <chakra.div mt={items.length > 0 ? '6' : '0'}>
          <PropertyCardsSkeleton isBesideMap={hasMap} count={items.length > 0 ? 3 : 6} />
        </chakra.div>
      )}
      {error && (
        <Notice title={listingFailure} text={reasonOf(error)}>
          <Button tone="outline" onClick={retry}>
            Erneut versuchen
          </Button>
        </Notice>
      )}
      {homesAbroad && <HomesAbroad search={search} found={homesAbroad} isBesideMap={hasMap} />}
      {total === 0 && !error && (
        <Notice
          title={emptyText(search, homesAbroad !== undefined)}
          role="status"
          {...(isFiltered(search) ? { text: texts(listings).emptyHint } : {})}
        >
          {isFiltered(search) && (
            <>
              <UnknownWords meaning={meaning} />
              <WiderSearches search={search} />
              <SearchOrderLink search={search} />
              <ResetLink search={search} tone="outline">
                Filter zurücksetzen
              </ResetLink>
            </>
          )}
        </Notice>
      )}
      {total !== null && total <= fewHits && !error && isFiltered(search) && (
        <NearMisses search={search} hasHits={total > 0} isBesideMap={hasMap} />
      )}
      {total !== null && (hasMore || (search.page ?? 1) > 1) && (
        <Row flexDirection="column" gap="3" mt="10">
          <chakra.p role="status" color="inkMuted" fontSize="xs">
            {`${formatNumber(items.length)} von ${propertyCount(total)}`}
          </chakra.p>
          {hasMore && (
            <ButtonLink
              // A new element for each page, so that no focus stays on it and the first new card gets the focus.
              key={search.page}
              tone="outline"
              {...listingLink({ ...search, page: (search.page ?? 1) + 1 })}
              replace
              resetScroll={false}
              onClick={() => setFirstNew({ filterKey, index: items.length })}
            >
              Weitere Immobilien laden
            </ButtonLink>
          )}
        </Row>
      )}
      {items.length > 0 && isNoteLast(search) && (
        <chakra.p mt={{ base: '8', md: '10' }} fontSize="sm" textWrap="pretty">
          <OffMarketNote search={search} />
        </chakra.p>
      )}
      {items.length > 0 && (
        <chakra.p mt={{ base: '8', md: '10' }} color="inkMuted" fontSize="xs">
          {texts(listings).source}
        </chakra.p>
      )}
    </>
  );
  return (
    <chakra.div mt="4">
      <chakra.div css={hasMap ? besidePhoneMap : {}}>
        <ResultsBar search={search} hasMap={hasMap} onSort={onSort}>
          <Conditions search={search} meaning={meaning} hasHits={total !== 0} />
        </ResultsBar>
      </chakra.div>
      <chakra.div css={hasMap ? spokenBesidePhoneMap : {}}>
        <ListingHead search={search} total={total} />
      </chakra.div>
      <VisuallyHidden as="h2">Gefundene Immobilien</VisuallyHidden>
      {isNamedAbroad && (
        <chakra.div css={hasMap ? besidePhoneMap : {}}>
          <FoundAbroad search={search} />
        </chakra.div>
      )}
      <ListWithMap
        search={search}
        isOpen={isOpen}
        hasMap={hasMap}
        hasCards={total !== 0 && !error}
        isSwitched={hasShownList}
        onAreaChange={onAreaChange}
        onUnsupported={onUnsupported}
      >
        {list}
      </ListWithMap>
    </chakra.div>
  );
}
