import type { MapCircle, MapPoint } from '@estate/domain/search/map-area';
import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { useFaultyFields } from '../../shared/form/use-faulty-fields.ts';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { placesQuery } from '../api/queries.ts';
import drawn from '@estate/domain/geo/places.gen.json';
import { findPlace, type MapName } from './find-place.ts';

const distances = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000].map((metres) => ({
  value: String(metres),
  label: metres < 1_000 ? `${metres} m` : `${formatNumber(metres / 1_000)} km`,
}));
/** Boroughs (Bezirk) come last, so that a district (Stadtteil) of the same name is found first. */
const placesOnMap: readonly MapName[] = [
  ...drawn.filter(({ kind }) => !['water', 'coast', 'borough'].includes(kind)),
  ...drawn.filter(({ kind }) => kind === 'borough'),
];

/**
 * The places with a name on the map, then the places that have properties in the list, each at the centre of these
 * properties' published positions.
 */
function useKnownPlaces(abroad: ListingSearch['abroad']): readonly MapName[] {
  const { data } = useQuery(placesQuery({ abroad }));
  return useMemo(() => {
    const listed = (data?.items ?? []).flatMap(({ kind, place, middle }) =>
      middle && kind !== 'country' ? [{ name: place, ...middle }] : [],
    );
    const byName = new Map<string, MapName>();
    for (const place of [...placesOnMap, ...listed])
      if (!byName.has(place.name)) byName.set(place.name, place);
    return [...byName.values()];
  }, [data]);
}

/** A form for a radius around a place of `useKnownPlaces`, or around the centre of the map if no place is entered. */
export function RadiusForm({
  abroad,
  centre,
  onApply,
}: {
  abroad: ListingSearch['abroad'];
  centre: () => MapPoint;
  onApply: (circle: MapCircle) => void;
}) {
  const listId = useId();
  const known = useKnownPlaces(abroad);
  const [name, setName] = useState('');
  const [metres, setMetres] = useState('2000');
  /** The latest text that named no known place. The places that load later can still include it. */
  const [unknownName, setUnknownName] = useState('');
  const isUnknown = unknownName !== '' && !findPlace(known, unknownName);
  const { form, onInput, onSubmit } = useFaultyFields();
  const apply = () => {
    const place = findPlace(known, name);
    setUnknownName(place ? '' : name.trim());
    if (name.trim() !== '' && !place) return;
    const { lng, lat } = place ?? centre();
    onApply({ kind: 'circle', lng, lat, metres: Number(metres), ...(place ? { place: place.name } : {}) });
  };
  return (
    <chakra.form
      ref={form}
      aria-label="Umkreis"
      onInput={onInput}
      mt={{ md: '3' }}
      display="grid"
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 8rem auto' }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        apply();
      }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField
          label="Um welchen Ort?"
          name="place"
          value={name}
          list={listId}
          autoComplete="off"
          placeholder="Mitte der Karte"
          error={
            isUnknown
              ? 'Diesen Ort kennt die Karte nicht. Bitte wählen Sie einen Vorschlag oder lassen Sie das Feld leer.'
              : undefined
          }
          onChange={({ target }) => setName(target.value)}
        />
      </chakra.div>
      <datalist id={listId}>
        {known.map((place) => (
          <option key={place.name} value={place.name} />
        ))}
      </datalist>
      <SelectField
        label="Umkreis"
        name="metres"
        choices={distances}
        value={metres}
        onChange={({ target }) => setMetres(target.value)}
      />
      <Button type="submit">Anwenden</Button>
    </chakra.form>
  );
}
