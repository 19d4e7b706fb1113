import { useEffect, useRef } from 'react';

/** Shorter pauses would search for half-typed words. */
const typingPauseMs = 300;

/**
 * A search field among filters that all stand in the address, its text as `q`. `apply` sets the changed ones; it is called
 * when typing pauses, and by `change` for the other filters, always with the present text. The field keeps its own
 * text, so that a slow navigation never takes back a letter.
 */
export function useSearchText(q: string, apply: (changed: Record<string, string>) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The pause may end after another change of the address, which an older `apply` would take back.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    // Back and forward set the text, but not while somebody types in the field.
    if (ref.current && ref.current !== document.activeElement) ref.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(clock.current), []);

  const change = (changed: Record<string, string>) => {
    clearTimeout(clock.current);
    latest.current({ q: ref.current?.value ?? q, ...changed });
  };
  const onChange = () => {
    clearTimeout(clock.current);
    clock.current = setTimeout(() => change({}), typingPauseMs);
  };
  return { change, field: { ref, type: 'search', autoComplete: 'off', defaultValue: q, onChange } as const };
}
