import { filterConditions } from '@estate/domain/search/filter-words';
import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { describeMapPart } from '@estate/domain/search/map-part';
import { useQueries, useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import type { PropertyListPage } from '../../../shared/api/types.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { dropFields, dropWords } from './conditions.tsx';
import { listingCountQuery } from './listing-count-query.ts';
import { countText } from './results-bar.tsx';

/** Filters that are counted where nothing is found; each costs a question. */
const countedFilters = 8;

/** In metres, what a radius in which nothing lies is widened to. */
const widerRadii = [10_000, 20_000, 50_000] as const;

/** The search with each larger radius, named; none without a radius. */
function widenRadius(search: ListingSearch): { label: string; rest: ListingSearch }[] {
  const [kind, lng, lat, metres, ...place] = search.within?.split('_') ?? [];
  if (kind !== 'circle') return [];
  return widerRadii
    .filter((wider) => wider > Number(metres))
    .map((wider) => {
      const within = [kind, lng, lat, wider, ...place].join('_');
      return { label: describeMapPart(within).label, rest: { ...search, page: undefined, within } };
    });
}

/**
 * What would be found without each condition, where all of them together leave nothing. The server counts the conditions of
 * the search text, the page asks for those of the filters.
 */
export function NearMisses({
  search,
  reading,
}: {
  search: ListingSearch;
  reading: PropertyListPage['search'];
}) {
  const { parts = [] } = reading ?? {};
  const unknown = parts.filter(({ is_unknown }) => is_unknown).map(({ label }) => `„${label}“`);
  const radii = widenRadius(search);
  const filters = filterConditions(search)
    .slice(0, countedFilters)
    .map(({ label, fields }) => ({ label: `Ohne „${label}“`, rest: dropFields(search, fields) }));
  const radiusCounts = useQueries({ queries: radii.map(({ rest }) => listingCountQuery(rest)) });
  const counts = useQueries({ queries: filters.map(({ rest }) => listingCountQuery(rest)) });
  const nearest = radii
    .map((radius, at) => ({ ...radius, total: radiusCounts[at]?.data }))
    // One that is not counted yet keeps a larger one back.
    .find(({ total }) => total !== 0);
  const open = [
    ...(nearest ? [nearest] : []),
    ...filters.map((filter, at) => ({ ...filter, total: counts[at]?.data })),
    ...parts.map(({ label, rest, total_without: total }) => ({
      label: `Ohne „${label}“`,
      rest: dropWords(search, rest),
      total,
    })),
  ].filter(({ total }) => total);
  if (unknown.length === 0 && open.length === 0) return null;
  return (
    <chakra.div
      flexBasis="full"
      minW="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="3"
    >
      {unknown.length > 0 && (
        <chakra.p maxW="full">{`In unseren Angeboten ${unknown.length === 1 ? 'kommt' : 'kommen'} ${unknown.join(', ')} nicht vor.`}</chakra.p>
      )}
      <Row justifyContent="center" gap="2">
        {open.map(({ label, rest, total }) => (
          <ButtonLink
            key={label}
            {...listingLink(rest)}
            resetScroll={false}
            tone="outline"
            maxW="full"
            overflowWrap="anywhere"
          >
            {`${label}: ${countText(total ?? 0)}`}
          </ButtonLink>
        ))}
      </Row>
    </chakra.div>
  );
}

/** Leads from a search among the offers in Germany to the homes abroad that fit it; nothing where none does. */
export function FoundAbroad({ search }: { search: ListingSearch }) {
  const abroad = { ...search, abroad: '1', page: undefined, view: undefined, within: undefined } as const;
  const { data: total } = useQuery(listingCountQuery(abroad));
  if (!total) return null;
  return (
    <chakra.p mb="4">
      <ButtonLink {...listingLink(abroad)} tone="outline" size="sm">
        {`Auch im Ausland: ${total === 1 ? '1 Ferienimmobilie' : `${total} Ferienimmobilien`}`}
      </ButtonLink>
    </chakra.p>
  );
}
