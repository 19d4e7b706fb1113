import type { MapCircle, MapPoint } from '@estate/domain/search/map-shape';
import { useId, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber } from '../../shared/ui/format.ts';
import places from './drawing/places.gen.json';

const distances = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000].map((metres) => ({
  value: String(metres),
  label: metres < 1_000 ? `${metres} m` : `${formatNumber(metres / 1_000)} km`,
}));
const known = places.filter(({ kind }) => kind !== 'water' && kind !== 'borough');
const fold = (name: string): string => name.trim().toLocaleLowerCase('de');

/** A distance around a place that the map names, or around its middle. */
export function RadiusForm({
  centre,
  onApply,
}: {
  centre: () => MapPoint;
  onApply: (circle: MapCircle) => void;
}) {
  const listId = useId();
  const [name, setName] = useState('');
  const [metres, setMetres] = useState('2000');
  const [isUnknown, setUnknown] = useState(false);
  const apply = () => {
    const place = known.find((one) => fold(one.name) === fold(name));
    setUnknown(name.trim() !== '' && !place);
    if (name.trim() !== '' && !place) return;
    const { lng, lat } = place ?? centre();
    onApply({ kind: 'circle', lng, lat, metres: Number(metres), ...(place ? { place: place.name } : {}) });
  };
  return (
    <chakra.form
      aria-label="Umkreis"
      mt="3"
      display="grid"
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 7rem', sm: 'minmax(0, 1fr) 8rem auto' }}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
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
      <datalist id={listId}>
        {known.map((place) => (
          <option key={`${place.kind} ${place.name}`} value={place.name} />
        ))}
      </datalist>
      <SelectField
        label="Umkreis"
        name="metres"
        choices={distances}
        value={metres}
        onChange={({ target }) => setMetres(target.value)}
      />
      <Button type="submit" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        Anwenden
      </Button>
    </chakra.form>
  );
}
