import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { placesQuery } from '../api/queries.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { suggestPlaces } from './suggest-places.ts';

type Kind = 'country' | 'city' | 'district' | 'zip';

const Suggestions = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: 'full',
    left: '0',
    minW: 'full',
    mt: '1',
    py: '1',
    bg: 'card',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'soft',
    listStyle: 'none',
  },
});
const Suggested = chakra('li', {
  base: {
    px: '4',
    minH: '11',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'sand' },
    _selected: { bg: 'sand', textDecoration: 'underline' },
  },
});

/** Sets the text of a field as typing would, so that whoever listens to the field notices. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A text field that suggests places where there are properties, with their number, while somebody types; with `abroad`
 * places of properties abroad. Arrow keys choose a suggestion, Enter takes it, Escape closes them. `kinds` limits the
 * suggestions, e.g. to cities, and with `isSentence` the last words of the text may name the place. They are loaded at
 * the first focus. `onSuggestion` is called when the text in the field equals a place or becomes empty.
 */
export function PlaceField({
  kinds,
  abroad,
  isSentence = false,
  onSuggestion,
  onFocus,
  onBlur,
  onInput,
  onKeyDown,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'list' | 'role'> & {
  kinds?: readonly Kind[];
  abroad?: '1' | undefined;
  isSentence?: boolean;
  onSuggestion?: (place: string) => void;
}) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  /** What somebody has typed since the suggestions were closed. */
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const { data } = useQuery({ ...placesQuery({ abroad }), enabled: isWanted });
  const places = (data?.items ?? []).filter(({ kind }) => kinds?.includes(kind) ?? true);
  const suggestions = suggestPlaces(places, typed, isSentence);
  const isOpen = suggestions.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const take = (at: number) => {
    const text = suggestions[at]?.text;
    if (input.current && text !== undefined) typeInto(input.current, text);
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isOpen && step !== undefined) {
      event.preventDefault();
      // One position more than suggestions: that of the typed text.
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
      return;
    }
    if (isOpen && event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      take(active);
      return;
    }
    if (isOpen && event.key === 'Escape') {
      // Escape would also empty a search field or close a dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === 'Enter') close();
    onKeyDown?.(event);
  };
  return (
    <chakra.div position="relative">
      <TextField
        autoComplete="off"
        {...field}
        // A field of type `search` must not be a combobox.
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onFocus={(event) => {
          input.current = event.currentTarget;
          setWanted(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onKeyDown={onKey}
        onInput={(event) => {
          const { value } = event.currentTarget;
          setTyped(value);
          setActive(-1);
          onInput?.(event);
          if (value === '' || places.some(({ place }) => place === value)) onSuggestion?.(value);
        }}
      />
      {isOpen && (
        <Suggestions id={listId} role="listbox" aria-label="Vorschläge">
          {suggestions.map(({ listed: { kind, place, count } }, at) => (
            <Suggested
              key={`${kind} ${place}`}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(at)}
            >
              {`${place} (${count})`}
            </Suggested>
          ))}
        </Suggestions>
      )}
    </chakra.div>
  );
}
