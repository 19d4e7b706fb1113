import { chakra } from '@chakra-ui/react/styled-system';
import { deals, dealVerbs, objectKindLabels, objectKinds } from '@estate/contracts/vocabulary';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSearchText } from '../../ui/form/use-search-text.ts';
import { Row } from '../../ui/layout.tsx';
import { FurtherFilters } from './further-filters.tsx';
import {
  countFurtherFilters,
  isFiltered,
  type ListingSearch,
  parseListingSearch,
} from '../../listing-search.ts';

/** Free-text search, object type, rent/buy, further filters. Each change updates the address; typing is debounced. */
export function ListingFilters({
  search,
  onChange,
  onReset,
}: {
  search: ListingSearch;
  onChange: (next: ListingSearch) => void;
  onReset: () => void;
}) {
  const furtherId = useId();
  const furtherCount = countFurtherFilters(search);
  const [isOpen, setOpen] = useState(furtherCount > 0);
  const { q = '', type = '', deal = '' } = search;

  const { change, field } = useSearchText(q, (changed) => {
    // A change of rent/buy clears the price, because the amounts do not compare.
    const price = 'deal' in changed ? { price_min: '', price_max: '' } : {};
    onChange(parseListingSearch({ ...search, page: '', ...price, ...changed }));
  });

  return (
    <chakra.form
      role="search"
      aria-label="Immobilien filtern"
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '2fr 1fr 1fr' }}
      p={{ base: '4', md: '6' }}
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <chakra.div gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
        <TextField
          {...field}
          label="Suche"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Titel/Objekt-ID suchen..."
        />
      </chakra.div>
      <SelectField
        label="Objektart"
        placeholder="Alle Objektarten"
        choices={objectKinds.map((kind) => ({ value: kind, label: objectKindLabels[kind] }))}
        value={type}
        onChange={({ target }) => change({ type: target.value })}
      />
      <SelectField
        label="Kaufen oder mieten"
        placeholder="Kaufen und mieten"
        choices={deals.map((value) => ({ value, label: dealVerbs[value] }))}
        value={deal}
        onChange={({ target }) => change({ deal: target.value })}
      />
      <Row gridColumn="1 / -1" justifyContent="space-between" gap="2" mx="-3" mb="-3">
        <Button
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={furtherId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />
          {furtherCount > 0 ? `Weitere Filter (${furtherCount})` : 'Weitere Filter'}
        </Button>
        {isFiltered(search) && (
          <Button tone="quiet" onClick={onReset}>
            Alle Filter löschen
          </Button>
        )}
      </Row>
      <chakra.div id={furtherId} gridColumn="1 / -1" hidden={!isOpen}>
        {isOpen && <FurtherFilters search={search} onChange={change} />}
      </chakra.div>
    </chakra.form>
  );
}
