import { chakra } from '@chakra-ui/react/styled-system';
import { deals, objectKindLabels, objectKinds } from '@estate/contracts/vocabulary';
import { useEffect, useRef } from 'react';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type ListingSearch, parseListingSearch } from './listing-search.ts';

const typingPause = 300;

const dealLabels = { buy: 'Kaufen', rent: 'Mieten' } as const;

/** Free-text search, object type, rent/buy. Each change goes into the address; typing waits for a pause. */
export function ListingFilters({
  search,
  onChange,
}: {
  search: ListingSearch;
  onChange: (next: ListingSearch) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { q = '', type = '', deal = '' } = search;

  useEffect(() => {
    // Back and forward change the text too, but never under the hands of somebody who types.
    if (input.current && input.current !== document.activeElement) input.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(clock.current), []);

  const change = (part: Record<string, string>) => {
    clearTimeout(clock.current);
    const typed = input.current?.value ?? '';
    onChange(parseListingSearch({ type, deal, q: typed, ...part }));
  };

  return (
    <chakra.form
      role="search"
      aria-label="Immobilien filtern"
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '2fr 1fr 1fr' }}
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
          ref={input}
          label="Suche"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Titel/Objekt-ID suchen..."
          defaultValue={q}
          onChange={() => {
            clearTimeout(clock.current);
            clock.current = setTimeout(() => change({}), typingPause);
          }}
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
        choices={deals.map((value) => ({ value, label: dealLabels[value] }))}
        value={deal}
        onChange={({ target }) => change({ deal: target.value })}
      />
    </chakra.form>
  );
}
