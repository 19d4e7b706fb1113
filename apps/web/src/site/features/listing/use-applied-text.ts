import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * The props of a text field whose text becomes a filter on blur and on Enter, a function that applies another text
 * immediately, such as a suggestion, and one that sets the field back to `text`, the current filter.
 */
export function useAppliedText(text: string, onApply: (typed: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  /** True from an input to the next `apply`. */
  const isTyping = useRef(false);
  useEffect(() => {
    // Back, forward and the chip that removes the filter update the field, but not while the visitor types in it.
    if (ref.current && !isTyping.current) ref.current.value = text;
  }, [text]);
  const apply = (typed: string) => {
    isTyping.current = false;
    onApply(typed);
  };
  const reset = () => {
    if (ref.current) ref.current.value = text;
    apply(text);
  };
  const field = {
    ref,
    defaultValue: text,
    enterKeyHint: 'search',
    autoComplete: 'off',
    onInput: () => {
      isTyping.current = true;
    },
    onBlur: ({ target }: { target: HTMLInputElement }) => apply(target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') return;
      // Stops the browser from submitting the form, which would navigate once more, with the previous text.
      event.preventDefault();
      apply(event.currentTarget.value);
    },
  } as const;
  return { apply, reset, field };
}
