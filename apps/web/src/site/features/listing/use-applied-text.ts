import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * A text field whose text applies as a filter when it is left or entered; `text` is the one that applies now. The rest of
 * what it does, such as suggestions that apply at once, is its own.
 */
export function useAppliedText(text: string, apply: (typed: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Back, forward and a chip that drops the filter set the text, but not while somebody types in the field.
    if (ref.current && ref.current !== document.activeElement) ref.current.value = text;
  }, [text]);
  return {
    ref,
    defaultValue: text,
    enterKeyHint: 'search',
    autoComplete: 'off',
    onBlur: ({ target }: { target: HTMLInputElement }) => apply(target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') return;
      // Submitting the form would ask once more, with the text before.
      event.preventDefault();
      apply(event.currentTarget.value);
    },
  } as const;
}
