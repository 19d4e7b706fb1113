import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Props of a text field whose text becomes a filter on blur and on Enter; `text` is the current filter. The caller adds
 * any other behaviour, such as suggestions that are applied immediately.
 */
export function useAppliedText(text: string, apply: (typed: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Back, forward and the chip that removes the filter update the field, but not while the visitor types in it.
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
      // Stops the browser from submitting the form, which would navigate once more, with the previous text.
      event.preventDefault();
      apply(event.currentTarget.value);
    },
  } as const;
}
