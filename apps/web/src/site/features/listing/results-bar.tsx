import {
  isFiltered,
  listingLink,
  type ListingSearch,
  parseSearchRequestFilter,
  type ListingSort,
  sortsOf,
} from '@estate/domain/search/listing-filter';
import { BellPlus } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { SelectControl } from '../../../shared/form/select-field.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { sortLabels } from './filter-choices.ts';
import { hasMonth, MonthAmounts, MonthToggle } from './month.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** Id of the filter form. The sort select is outside of the form and belongs to it by its `form` attribute. */
export const listingFormId = 'filter';

/** Link to the list without filters. It keeps the sort order, the view and the scroll position. */
export const ResetLink = ({
  search: { abroad, sort, view },
  ...link
}: { search: ListingSearch } & Pick<
  ComponentProps<typeof ButtonLink>,
  'tone' | 'size' | 'children' | 'px' | 'flexShrink' | '_hover'
>) => <ButtonLink {...link} {...listingLink({ abroad, sort, view })} resetScroll={false} />;

/** Link to the search order form, filled in with the filters of this search; nothing if there are no filters. */
export function SearchOrderLink({
  search,
  ...look
}: { search: ListingSearch } & Pick<
  ComponentProps<typeof ButtonLink>,
  'tone' | 'size' | 'px' | 'flexShrink' | '_hover'
>) {
  if (!isFiltered(search)) return null;
  return (
    <ButtonLink to="/suchauftrag" search={parseSearchRequestFilter({ ...search })} {...look}>
      <BellPlus size={18} strokeWidth={1.5} aria-hidden />
      Suchauftrag mit diesen Filtern
    </ButtonLink>
  );
}

/** The sort order of the list. On a phone without a visible label, so that view and order fit in one line. */
function SortSelect({
  search: { sort, deal },
  onSort,
}: {
  search: ListingSearch;
  onSort: (sort: ListingSort | undefined) => void;
}) {
  const id = useId();
  const sorts = sortsOf(deal);
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.label htmlFor={id} fontWeight="medium" srOnly={{ base: true, sm: false }}>
        Sortierung
      </chakra.label>
      <SelectControl
        id={id}
        name="sort"
        form={listingFormId}
        // The width is that of the longest option in the web font, because the select would otherwise shrink when the
        // web font replaces the fallback font.
        w={{ base: 'full', sm: '13rem' }}
        placeholder="Empfohlen"
        choices={sorts.map((value) => ({ value, label: sortLabels[value] }))}
        value={sort ?? ''}
        onChange={({ target }) => onSort(sorts.find((value) => value === target.value))}
      />
    </chakra.div>
  );
}

/** The conditions of the list, its view and its order: in one row, on a phone the conditions below. */
export function ResultsBar({
  search,
  hasMap,
  onSort,
  children,
}: {
  search: ListingSearch;
  hasMap: boolean;
  onSort: (sort: ListingSort | undefined) => void;
  children: ReactNode;
}) {
  return (
    <>
      <Row alignItems="flex-start" columnGap={{ base: '3', md: '4' }} rowGap="3">
        <chakra.div
          order={{ base: '1', md: '0' }}
          flexGrow="1"
          flexBasis={{ base: 'full', md: '0' }}
          minW="0"
        >
          {children}
        </chakra.div>
        <ViewSwitch search={search} />
        {hasMonth(search) && <MonthToggle />}
        {/* The select is hidden where the map replaces the list, because there is nothing to sort. */}
        <chakra.div
          flexGrow={{ base: '1', md: '0' }}
          flexBasis={{ base: '8rem', md: 'auto' }}
          css={
            hasMap
              ? { '@media (max-width: 89.99rem)': { display: 'none' }, _noScript: { display: 'block' } }
              : {}
          }
        >
          <SortSelect search={search} onSort={onSort} />
        </chakra.div>
      </Row>
      {hasMonth(search) && <MonthAmounts />}
    </>
  );
}
