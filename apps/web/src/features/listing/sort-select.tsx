import { type ListingSort, listingSorts } from '@estate/contracts/listing-filter';
import { ArrowDownUp } from 'lucide-react';
import { useId } from 'react';
import { chakra } from '../../theme/chakra.tsx';
import { SelectControl } from '../../ui/form/select-field.tsx';
import { sortLabels } from './filter-choices.ts';
import { listingFormId } from './listing-form-id.ts';

/** The order of the list. On a phone an icon stands for its label, so that count and order share one line. */
export function SortSelect({
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
        // As wide as the longest choice in our font, because the select would narrow when it replaces its fallback.
        w="12.125rem"
        placeholder="Empfohlen"
        choices={listingSorts.map((value) => ({ value, label: sortLabels[value] }))}
        value={sort ?? ''}
        onChange={({ target }) => onSort(listingSorts.find((value) => value === target.value))}
      />
    </chakra.div>
  );
}
