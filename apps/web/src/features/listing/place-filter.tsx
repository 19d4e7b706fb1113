import { listingLimits } from '@estate/contracts/listing-filter';
import { useEffect, useRef } from 'react';
import { PlaceField } from '../../ui/form/place-field.tsx';

/**
 * The place of the listing. A suggestion applies at once, because the server compares whole names; what is typed
 * applies when it is left or entered.
 */
export function PlaceFilter({ place, onChange }: { place: string; onChange: (place: string) => void }) {
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
