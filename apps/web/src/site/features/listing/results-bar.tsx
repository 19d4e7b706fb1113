import {
  isFiltered,
  listingLink,
  type ListingSearch,
  parseSearchRequestFilter,
  type ListingSort,
  listingSorts,
} from '@estate/domain/search/listing-filter';
import { BellPlus, ArrowDownUp } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { SelectControl } from '../../../shared/form/select-field.tsx';
import { propertyCount } from '@estate/domain/text/format';
import { Row } from '../../../shared/ui/layout.tsx';
import { sortLabels } from './filter-choices.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Id of the filter form. The sort select is outside of the form and belongs to it by its `form` attribute. */
export const listingFormId = 'filter';

/** Link to the list without filters. It keeps the sort order, the view and the scroll position. */
export const ResetLink = ({
  search: { abroad, sort, view },
  ...link
}: { search: ListingSearch } & Pick<
  ComponentProps<typeof ButtonLink>,
  'tone' | 'children' | 'px' | 'fontSize' | '_hover'
>) => <ButtonLink {...link} {...listingLink({ abroad, sort, view })} resetScroll={false} />;

/** Link to the search order form, filled in with the filters of this search; nothing if there are no filters. */
export function SearchOrderLink({
  search,
  ...look
}: { search: ListingSearch } & Pick<
  ComponentProps<typeof ButtonLink>,
  'tone' | 'px' | 'fontSize' | '_hover'
>) {
  if (!isFiltered(search)) return null;
  return (
    <ButtonLink to="/suchauftrag" search={parseSearchRequestFilter({ ...search })} {...look}>
      <BellPlus size={18} strokeWidth={1.5} aria-hidden />
      Suchauftrag mit diesen Filtern
    </ButtonLink>
  );
}

/** The sort order of the list. On a phone an icon replaces the label, so that count and select fit in one line. */
function SortSelect({
  sort,
  onSort,
}: {
  sort: ListingSort | undefined;
  onSort: (sort: ListingSort | undefined) => void;
}) {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap={{ base: '2', sm: '3' }}>
      <chakra.label htmlFor={id} fontWeight="medium">
        <chakra.span display={{ base: 'block', sm: 'none' }}>
          <ArrowDownUp size={18} strokeWidth={1.5} aria-hidden />
        </chakra.span>
        <chakra.span srOnly={{ base: true, sm: false }}>Sortierung</chakra.span>
      </chakra.label>
      <SelectControl
        id={id}
        name="sort"
        form={listingFormId}
        // The width is that of the longest option in the web font, because the select would otherwise shrink when the
        // web font replaces the fallback font.
        w={{ base: '12.125rem', _largeText: 'full' }}
        placeholder="Empfohlen"
        choices={listingSorts.map((value) => ({ value, label: sortLabels[value] }))}
        value={sort ?? ''}
        onChange={({ target }) => onSort(listingSorts.find((value) => value === target.value))}
      />
    </chakra.div>
  );
}

/**
 * Style of the buttons: without padding, because they have no background, and small enough to fit side by side on a
 * phone.
 */
const plain = {
  px: '0',
  fontSize: { base: 'xs', lg: 'sm' },
  _hover: { textDecoration: 'underline' },
} as const;

/** The number of hits, actions for a filtered search with hits, view and sort order: in one row, on a phone in two. */
export function ResultsBar({
  search,
  total,
  hasMap,
  onSort,
}: {
  search: ListingSearch;
  total: number | null;
  hasMap: boolean;
  onSort: (sort: ListingSort | undefined) => void;
}) {
  return (
    <Row justifyContent="space-between" columnGap="4" rowGap="2" mb="4">
      <chakra.p role="status" minH="1lh" color="inkMuted">
        {total !== null && total > 0 && propertyCount(total)}
      </chakra.p>
      {isFiltered(search) && total !== 0 && (
        <Row
          flexGrow="1"
          flexBasis={{ base: 'full', md: 'auto' }}
          order={{ base: '1', md: '0' }}
          columnGap={{ base: '4', md: '6' }}
        >
          <SearchOrderLink search={search} tone="quiet" {...plain} />
          <ResetLink search={search} tone="quiet" {...plain}>
            Alle Filter löschen
          </ResetLink>
        </Row>
      )}
      <ViewSwitch search={search} />
      {/* The select is hidden where the map replaces the list, because there is nothing to sort. */}
      <chakra.div
        css={
          hasMap
            ? { '@media (max-width: 89.99rem)': { display: 'none' }, _noScript: { display: 'block' } }
            : {}
        }
      >
        <SortSelect sort={search.sort} onSort={onSort} />
      </chakra.div>
    </Row>
  );
}
