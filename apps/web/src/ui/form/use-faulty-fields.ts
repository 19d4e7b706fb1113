import { type RefObject, useEffect, useRef, useState } from 'react';

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
 * The faulty fields of a form that was refused, and the focus on the first of them. Spread `listeners` on the form and call
 * `onSubmit` at each try. They are read from the page, because only it knows the reading order.
 */
export function useFaultyFields(form: RefObject<HTMLFormElement | null>) {
  const [hasTried, setTried] = useState(false);
  const [faulty, setFaulty] = useState<readonly FaultyField[]>([]);
  const isAwaited = useRef(false);

  // After each render, because any of them may be the one that brings the errors or takes one away.
  useEffect(() => {
    if (!form.current || !hasTried) return;
    const found = faultyFieldsOf(form.current);
    setFaulty((known) => (isSame(known, found) ? known : found));
    const [first] = found;
    if (!isAwaited.current || !first) return;
    isAwaited.current = false;
    focusField(first.id);
  });

  return {
    faulty,
    onSubmit: () => {
      isAwaited.current = true;
      setTried(true);
    },
    /** Who types on while the form is being sent keeps the focus. */
    onInput: () => {
      isAwaited.current = false;
    },
  };
}
