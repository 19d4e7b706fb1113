import { chakra } from '@chakra-ui/react/styled-system';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSearchText } from '../../ui/form/use-search-text.ts';
import { useMedia } from '../../ui/use-media.ts';
import { FurtherFilters } from './further-filters.tsx';
import { KindFilters } from './kind-filters.tsx';
import {
  countFurtherFilters,
  countKindFilters,
  type ListingSearch,
  parseListingSearch,
} from '../../listing-search.ts';

/** Below the breakpoint `lg` of the theme there is no room for all in one row. */
const narrow = '(max-width: 63.99rem)';

const countOf = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);

/** Hides the filters behind a button. They open by themselves where some are set and leave the cards in sight. */
function useDisclosure(search: ListingSearch) {
  const isNarrow = useMedia(narrow);
  const furtherCount = countFurtherFilters(search);
  const [isOpen, setOpen] = useState(!isNarrow && furtherCount > 0);
  const label = isNarrow
    ? countOf('Filter', furtherCount + countKindFilters(search))
    : countOf('Weitere Filter', furtherCount);
  return { isNarrow, isOpen, label, toggle: () => setOpen(!isOpen) };
}

/** Filters in columns. Rent/buy, object type and place are first on a narrow screen and need the whole width of a phone. */
const Panel = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    gap: '4',
    '&:not([hidden])': { display: 'grid' },
    lgDown: {
      '@media (min-width: 23rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& > :nth-child(3)': { gridColumn: '1 / -1' },
    },
    smDown: { '& > :nth-child(-n + 2)': { gridColumn: '1 / -1' } },
    lg: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/**
 * Free-text search, rent/buy, object type, further filters. Each change updates the address; typing is debounced. A wide
 * screen has the first three in one row; on a narrow one all but the search wait behind the button, so that the cards
 * begin in the first screen.
 */
export function ListingFilters({
  search,
  onChange,
}: {
  search: ListingSearch;
  onChange: (next: ListingSearch) => void;
}) {
  const panelId = useId();
  const { isNarrow, isOpen, label, toggle } = useDisclosure(search);

  const { change, field } = useSearchText(search.q ?? '', (changed) => {
    // A change of rent/buy clears the price, because the amounts do not compare.
    const price = 'deal' in changed ? { price_min: '', price_max: '' } : {};
    onChange(parseListingSearch({ ...search, page: '', ...price, ...changed }));
  });

  return (
    <chakra.form
      role="search"
      aria-label="Immobilien filtern"
      display="grid"
      columnGap={{ base: '3', lg: '4' }}
      rowGap="4"
      alignItems="end"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) 13rem 13rem auto' }}
      px={{ lg: '5' }}
      pt={{ lg: '4' }}
      pb={{ lg: '5' }}
      bg={{ lg: 'card' }}
      borderWidth={{ lg: '1px' }}
      borderRadius="card"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <TextField
        {...field}
        label="Suche"
        enterKeyHint="search"
        maxLength={200}
        placeholder="Titel/Objekt-ID suchen..."
      />
      {!isNarrow && <KindFilters search={search} onChange={change} />}
      <Button
        tone="outline"
        px={{ base: '3.5', lg: '4' }}
        minW={{ lg: '12rem' }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />
        {label}
      </Button>
      <Panel id={panelId} hidden={!isOpen}>
        {isOpen && isNarrow && <KindFilters search={search} onChange={change} />}
        {isOpen && <FurtherFilters search={search} onChange={change} />}
      </Panel>
    </chakra.form>
  );
}
