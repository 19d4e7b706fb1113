import { listingLimits, type ListingSearch } from '@estate/domain/search/listing-filter';
import { useEffect, useRef, useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { PlaceField } from '../../form/place-field.tsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { areaChoices, priceChoices, roomChoices } from './filter-choices.ts';

/**
 * The place of the listing. A suggestion applies at once, because the server compares whole names; what is typed
 * applies when it is left or entered.
 */
function PlaceFilter({ place, onChange }: { place: string; onChange: (place: string) => void }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Back, forward and 'Alle Filter löschen' set the text, but not while somebody types in the field.
    if (ref.current && ref.current !== document.activeElement) ref.current.value = place;
  }, [place]);
  const apply = (typed: string) => {
    if (typed.trim() !== place) onChange(typed.trim());
  };
  return (
    <PlaceField
      ref={ref}
      name="city"
      label="Ort"
      type="search"
      enterKeyHint="search"
      placeholder="Ort, Stadtteil oder PLZ"
      maxLength={listingLimits.city}
      defaultValue={place}
      onSuggestion={apply}
      onBlur={({ target }) => apply(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Submitting the form would ask once more, with the place before.
        event.preventDefault();
        apply(event.currentTarget.value);
      }}
    />
  );
}

type Name = 'city' | 'price_min' | 'price_max' | 'rooms_min' | 'area_min';

interface Filters {
  search: ListingSearch;
  onChange: (part: Partial<Record<Name, string>>) => void;
}

const selectOf =
  ({ search, onChange }: Filters) =>
  (name: Name) => ({
    name,
    value: String(search[name] ?? ''),
    onChange: ({ target }: { target: HTMLSelectElement }) => onChange({ [name]: target.value }),
  });

/** Two columns of the panel in which the filters stand. */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: { base: '4', lg: '0' },
    gridColumn: { base: '1 / -1', lg: 'span 2' },
    gridTemplateColumns: 'subgrid',
  },
});

/** Both ends of the price. They need a choice of buying or renting, because the steps differ; one note says so. */
function PriceFilters(filters: Filters) {
  const noteId = useId();
  const select = selectOf(filters);
  const { deal, price_min, price_max } = filters.search;
  return (
    <Pair role="group" aria-label="Preis" aria-describedby={deal ? undefined : noteId}>
      <SelectField
        label="Preis von"
        placeholder="Beliebig"
        choices={priceChoices(deal, price_min, { below: price_max })}
        disabled={!deal}
        {...select('price_min')}
      />
      <SelectField
        label="Preis bis"
        placeholder="Beliebig"
        choices={priceChoices(deal, price_max, { above: price_min })}
        disabled={!deal}
        {...select('price_max')}
      />
      {!deal && (
        <chakra.p
          id={noteId}
          gridColumn="1 / -1"
          mt={{ base: '-2.5', lg: '1.5' }}
          fontSize="xs"
          color="inkMuted"
        >
          Bitte zuerst Kaufen oder Mieten wählen.
        </chakra.p>
      )}
    </Pair>
  );
}

/** Place, rooms, area, price. */
export function FurtherFilters({ search, onChange }: Filters) {
  const { city, rooms_min, area_min } = search;
  const select = selectOf({ search, onChange });
  return (
    <>
      <PlaceFilter place={city ?? ''} onChange={(place) => onChange({ city: place })} />
      <SelectField
        label="Zimmer ab"
        placeholder="Beliebig"
        choices={roomChoices(rooms_min)}
        {...select('rooms_min')}
      />
      <SelectField
        label="Fläche ab"
        placeholder="Beliebig"
        choices={areaChoices(area_min)}
        {...select('area_min')}
      />
      <PriceFilters search={search} onChange={onChange} />
    </>
  );
}
