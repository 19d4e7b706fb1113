import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Keeps the radio buttons and checkboxes that a visitor changed in the server's HTML before hydration. react-hook-form
 * keeps changed texts, but it resets radio buttons, and it does not let a checkbox be cleared that is checked in the
 * HTML. Call `capture` with each control before react-hook-form registers the control.
 */
export function useEarlyChoice<Values extends FieldValues>({
  setValue,
}: Pick<UseFormReturn<Values>, 'setValue'>): { capture: (control: unknown) => void } {
  const earlyValues = useRef(new Map<string, string | boolean | string[]>());
  const isApplied = useRef(false);
  // The values are set in an effect, because `useWatch` subscribes in an effect, too, and misses earlier changes.
  useEffect(() => {
    for (const [name, value] of earlyValues.current) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    earlyValues.current.clear();
    isApplied.current = true;
  }, [setValue]);
  return {
    capture: (control) => {
      if (isApplied.current || !(control instanceof HTMLInputElement)) return;
      const { type, name, value, checked, defaultChecked } = control;
      if (type === 'checkbox' && control.hasAttribute('value')) {
        const others = [earlyValues.current.get(name) ?? []].flat().filter((item) => item !== value);
        earlyValues.current.set(name, [...others, ...(checked ? [value] : [])] as string[]);
      } else if (type === 'checkbox' && checked !== defaultChecked) earlyValues.current.set(name, checked);
      if (type === 'radio' && checked && !defaultChecked) earlyValues.current.set(name, value);
      if (!defaultChecked) return;
      // HTML: a control whose `checked` was never set follows its `checked` attribute, which `defaultChecked = false`
      // removes. Setting `checked` first (the dirty checkedness flag) keeps the state.
      control.checked = checked;
      control.defaultChecked = false;
    },
  };
}
