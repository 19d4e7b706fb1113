import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * The props of a text field whose text becomes a filter on blur and on Enter, and a function that applies another text
 * immediately, such as a suggestion. `text` is the current filter, and `isCurrent` whether a typed text means the same.
 */
export function useAppliedText(
  text: string,
  isCurrent: (typed: string) => boolean,
  onApply: (typed: string) => void,
) {
  const ref = useRef<HTMLInputElement>(null);
  /** True from an input to the next `apply`. */
  const isTyping = useRef(false);
  const update = useEffectEvent((current: string) => {
    const input = ref.current;
    // Back, forward and the chip that removes the filter update the field, but not while the visitor types in it, nor
    // after Enter, when the visitor may go on typing.
    if (!input || isTyping.current || (input === document.activeElement && isCurrent(input.value))) return;
    input.value = current;
  });
  useEffect(() => update(text), [text]);
  const apply = (typed: string) => {
    isTyping.current = false;
    onApply(typed);
  };
  const field = {
    ref,
    defaultValue: text,
    enterKeyHint: 'search',
    autoComplete: 'off',
    onInput: () => {
      isTyping.current = true;
    },
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      apply(target.value);
      if (isCurrent(target.value)) target.value = text;
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') return;
      // Stops the browser from submitting the form, which would navigate once more, with the previous text.
      event.preventDefault();
      apply(event.currentTarget.value);
    },
  } as const;
  return { apply, field };
}
