import { useCallback, useEffect, useRef, useState } from 'react';

export interface FaultyField {
  id: string;
  label: string;
}

/** The controls with aria-invalid, in document order. `data-short` replaces a label that is a whole sentence. */
const faultyFieldsOf = (form: HTMLFormElement): FaultyField[] =>
  [...form.elements].flatMap((control) => {
    if (!(control instanceof HTMLElement) || control.getAttribute('aria-invalid') !== 'true') return [];
    const label = form.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.textContent ?? '';
    return [{ id: control.id, label: control.dataset['short'] ?? label }];
  });

const isSame = (some: readonly FaultyField[], others: readonly FaultyField[]): boolean =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

/** Focuses a control and scrolls it to the centre, clear of the sticky bars. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/**
 * The invalid fields of a form that was submitted, with focus on the first one. Set `form` as the form's ref, call
 * `onSubmit` at each submission and `onInput` at each input. The fields are read from the DOM, because only the DOM
 * knows their order. `refused` are the invalid fields of a form that the server rendered.
 */
export function useFaultyFields(refused: readonly FaultyField[] = []) {
  const form = useRef<HTMLFormElement>(null);
  const [faulty, setFaulty] = useState(refused);
  const hasTried = useRef(refused.length > 0);
  /** True from a submission to the next input, so that a person who goes on typing keeps the focus. */
  const isFocusDue = useRef(false);

  const read = useCallback(() => {
    if (!form.current || !hasTried.current) return;
    const invalid = faultyFieldsOf(form.current);
    setFaulty((known) => (isSame(known, invalid) ? known : invalid));
    if (isFocusDue.current && invalid[0]) focusField(invalid[0].id);
  }, []);

  useEffect(() => {
    if (!form.current) return;
    const observer = new MutationObserver(read);
    observer.observe(form.current, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [read]);

  return {
    form,
    faulty,
    onSubmit: () => {
      hasTried.current = true;
      isFocusDue.current = true;
      // The observer does not fire for a field that was invalid before and still is, so the fields are read here.
      read();
    },
    onInput: () => {
      isFocusDue.current = false;
    },
  };
}
