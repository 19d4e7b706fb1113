import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what a visitor chose in the server's markup before the script came. react-hook-form does so for text, but sets
 * radio buttons back and takes a box that the markup ticked for one that cannot be cleared. Call `see` with each control
 * before react-hook-form gets it.
 */
export function useEarlyChoice<Values extends FieldValues>({
  setValue,
}: Pick<UseFormReturn<Values>, 'setValue'>): { see: (control: unknown) => void } {
  const chosen = useRef(new Map<string, string | boolean | string[]>());
  const isOver = useRef(false);
  // Not before the paint, because what watches the values listens only then.
  useEffect(() => {
    for (const [name, value] of chosen.current) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    chosen.current.clear();
    isOver.current = true;
  }, [setValue]);
  return {
    see: (control) => {
      if (isOver.current || !(control instanceof HTMLInputElement)) return;
      const { type, name, value, checked, defaultChecked } = control;
      if (type === 'checkbox' && control.hasAttribute('value')) {
        const others = [chosen.current.get(name) ?? []].flat().filter((one) => one !== value);
        chosen.current.set(name, [...others, ...(checked ? [value] : [])] as string[]);
      } else if (type === 'checkbox' && checked !== defaultChecked) chosen.current.set(name, checked);
      if (type === 'radio' && checked && !defaultChecked) chosen.current.set(name, value);
      if (!defaultChecked) return;
      // In this order, because a box that was never set follows its attribute.
      control.checked = checked;
      control.defaultChecked = false;
    },
  };
}
