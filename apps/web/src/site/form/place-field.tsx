import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { placesQuery } from '../api/queries.ts';
import { TextField } from '../../shared/form/text-field.tsx';

type Kind = 'country' | 'city' | 'district' | 'zip';

/**
 * A text field that suggests places where there are properties, with `abroad` those of properties abroad. `kinds`
 * limits the suggestions, e.g. to cities. They are loaded at the first focus. `onSuggestion` is called when the text in
 * the field equals a suggestion or becomes empty.
 */
export function PlaceField({
  kinds,
  abroad,
  onSuggestion,
  onFocus,
  onInput,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'list'> & {
  kinds?: readonly Kind[];
  abroad?: '1' | undefined;
  onSuggestion?: (place: string) => void;
}) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({ ...placesQuery({ abroad }), enabled: isWanted });
  const places = (data?.items ?? []).filter(({ kind }) => kinds?.includes(kind) ?? true);
  return (
    <div>
      <TextField
        autoComplete="off"
        {...field}
        list={listId}
        onFocus={(event) => {
          setWanted(true);
          onFocus?.(event);
        }}
        onInput={(event) => {
          const { value } = event.currentTarget;
          onInput?.(event);
          if (value === '' || places.some(({ place }) => place === value)) onSuggestion?.(value);
        }}
      />
      <datalist id={listId}>
        {places.map(({ kind, place }) => (
          <option key={`${kind} ${place}`} value={place} />
        ))}
      </datalist>
    </div>
  );
}
