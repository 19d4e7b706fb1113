import { filterConditions } from '@estate/domain/search/filter-words';
import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { mapAreaLabels } from '@estate/domain/search/map-area-text';
import { useQueries, useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import type { PropertyListPage } from '../../../shared/api/types.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { countText, propertyCount } from '@estate/domain/text/format';
import { Row } from '../../../shared/ui/layout.tsx';
import { dropFields, dropWords } from './conditions.tsx';
import { listingCountQuery } from './listing-count-query.ts';

/** Maximum number of filters for which the hits without the filter are counted; each needs a request. */
const countedFilters = 8;

/** Radii in metres that are suggested instead of a smaller one without hits. */
const widerRadii = [10_000, 20_000, 50_000] as const;

/** The search with each larger radius and its label; empty if the search has no radius. */
function widenRadius(search: ListingSearch): { label: string; rest: ListingSearch }[] {
  const [kind, lng, lat, metres, ...place] = search.within?.split('_') ?? [];
  if (kind !== 'circle') return [];
  return widerRadii
    .filter((wider) => wider > Number(metres))
    .map((wider) => {
      const within = [kind, lng, lat, wider, ...place].join('_');
      return { label: mapAreaLabels(within).label, rest: { ...search, page: undefined, within } };
    });
}

/**
 * Shown if no property matches all conditions: links to the search without one of the conditions, with its number of
 * hits. For conditions of the search text the list's response contains this number; for filters it is requested here.
 */
export function NearMisses({
  search,
  meaning,
}: {
  search: ListingSearch;
  meaning: PropertyListPage['search'];
}) {
  const { parts = [] } = meaning ?? {};
  const unknownWords = parts.filter(({ is_unknown }) => is_unknown).map(({ label }) => `„${label}“`);
  const radii = widenRadius(search);
  const filters = filterConditions(search)
    .slice(0, countedFilters)
    .map(({ label, fields }) => ({ label: `Ohne „${label}“`, rest: dropFields(search, fields) }));
  const radiusCounts = useQueries({ queries: radii.map(({ rest }) => listingCountQuery(rest)) });
  const counts = useQueries({ queries: filters.map(({ rest }) => listingCountQuery(rest)) });
  const nearest = radii
    .map((radius, at) => ({ ...radius, total: radiusCounts[at]?.data }))
    // The smallest radius with hits. A radius without a count hides larger ones until its count has loaded.
    .find(({ total }) => total !== 0);
  const suggestions = [
    ...(nearest ? [nearest] : []),
    ...filters.map((filter, at) => ({ ...filter, total: counts[at]?.data })),
    ...parts.map(({ label, rest, total_without: total }) => ({
      label: `Ohne „${label}“`,
      rest: dropWords(search, rest),
      total,
    })),
  ].filter(({ total }) => total);
  if (unknownWords.length === 0 && suggestions.length === 0) return null;
  return (
    <chakra.div
      flexBasis="full"
      minW="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="3"
    >
      {unknownWords.length > 0 && (
        <chakra.p maxW="full">{`In unseren Angeboten ${unknownWords.length === 1 ? 'kommt' : 'kommen'} ${unknownWords.join(', ')} nicht vor.`}</chakra.p>
      )}
      <Row justifyContent="center" gap="2">
        {suggestions.map(({ label, rest, total }) => (
          <ButtonLink
            key={label}
            {...listingLink(rest)}
            resetScroll={false}
            tone="outline"
            maxW="full"
            overflowWrap="anywhere"
          >
            {`${label}: ${propertyCount(total ?? 0)}`}
          </ButtonLink>
        ))}
      </Row>
    </chakra.div>
  );
}

/** Link from a search in Germany to the properties abroad that match the search; nothing without such properties. */
export function FoundAbroad({ search }: { search: ListingSearch }) {
  const abroad = { ...search, abroad: '1', page: undefined, view: undefined, within: undefined } as const;
  const { data: total } = useQuery(listingCountQuery(abroad));
  if (!total) return null;
  return (
    <chakra.p mb="4">
      <ButtonLink {...listingLink(abroad)} tone="outline" size="sm">
        {`Auch im Ausland: ${countText(total, 'Ferienimmobilie', 'Ferienimmobilien')}`}
      </ButtonLink>
    </chakra.p>
  );
}
