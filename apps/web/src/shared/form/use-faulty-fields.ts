import { useCallback, useEffect, useRef, useState } from 'react';

export interface FaultyField {
  /** Id of the control. */
  id: string;
  label: string;
}

/** The controls that are marked as faulty, in reading order. A `data-short` names one whose label is a sentence. */
const faultyFieldsOf = (form: HTMLFormElement): FaultyField[] =>
  [...form.elements].flatMap((control) => {
    if (!(control instanceof HTMLElement) || control.getAttribute('aria-invalid') !== 'true') return [];
    const label = form.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.textContent ?? '';
    return [{ id: control.id, label: control.dataset['short'] ?? label }];
  });

const isSame = (some: readonly FaultyField[], others: readonly FaultyField[]): boolean =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

/** Focuses a control and shows it with its label, clear of the bars at the top and the bottom of the screen. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/**
 * The faulty fields of a form that was refused, and the focus on the first of them. Set `form` as its ref, call
 * `onSubmit` at each try and `onInput` at each input. They are read from the page, because only it knows the order;
 * `refused` are those that the server wrote into the page.
 */
export function useFaultyFields(refused: readonly FaultyField[] = []) {
  const form = useRef<HTMLFormElement>(null);
  const [faulty, setFaulty] = useState(refused);
  const hasTried = useRef(refused.length > 0);
  /** From a try to the next input, because who types on while the form is being sent keeps the focus. */
  const isFocusDue = useRef(false);

  const read = useCallback(() => {
    if (!form.current || !hasTried.current) return;
    const found = faultyFieldsOf(form.current);
    setFaulty((known) => (isSame(known, found) ? known : found));
    if (isFocusDue.current && found[0]) focusField(found[0].id);
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
      // What was faulty and still is changes nothing on the page.
      read();
    },
    onInput: () => {
      isFocusDue.current = false;
    },
  };
}
