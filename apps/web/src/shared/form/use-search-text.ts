import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** In ms. A shorter pause would search for half-typed words. */
const typingPauseMs = 300;

/**
 * A search field among filters that are stored in the address, with its text as `q`. `apply` gets the changed
 * filters. It is called when typing pauses, by `change` for the other filters, and by `send`, always with the current text.
 * The field is uncontrolled, so that a slow navigation never overwrites typed letters.
 */
export function useSearchText(q: string, apply: (changed: Record<string, string>) => void) {
  const { history } = useRouter();
  const ref = useRef<HTMLInputElement>(null);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer may fire after another navigation, which an outdated `apply` would undo.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  /** True if `q` has changed while the field had the focus and the field has applied nothing since. */
  const isOutdated = useRef(false);
  /** True from `send` to the next letter: the address may then replace the text although the field has the focus. */
  const isSent = useRef(false);
  useEffect(() => {
    // Back and forward update the text, but not while the field has the focus.
    isOutdated.current = ref.current === document.activeElement && !isSent.current;
    if (ref.current && !isOutdated.current) ref.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(clock.current), []);

  const change = (changed: Record<string, string>) => {
    clearTimeout(clock.current);
    clock.current = undefined;
    isOutdated.current = false;
    latest.current({ q: ref.current?.value ?? q, ...changed });
  };
  const send = () => {
    isSent.current = true;
    change({});
  };
  const onChange = () => {
    isSent.current = false;
    clearTimeout(clock.current);
    const { pathname } = history.location;
    clock.current = setTimeout(() => {
      // If the visitor has left for another page, a search would cancel that navigation.
      if (history.location.pathname === pathname) change({});
    }, typingPauseMs);
  };
  const onBlur = () => {
    if (ref.current && isOutdated.current && clock.current === undefined) ref.current.value = q;
  };
  const field = { ref, type: 'search', autoComplete: 'off', defaultValue: q, onChange, onBlur } as const;
  return { change, send, field };
}
