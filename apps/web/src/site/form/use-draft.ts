import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { storedJson, storeText } from '../../shared/storage/browser-store.ts';

type Texts = Readonly<Record<string, unknown>>;

function write(key: string, draft: Texts): void {
  const isEmpty = Object.keys(draft).length === 0;
  storeText(key, isEmpty ? null : JSON.stringify(draft), 'sessionStorage');
}

/**
 * Stores the texts of the fields `names` in the tab's session storage under `key`, so that they survive a reload. The
 * draft is removed when the form has its default values again, as after sending. Checkboxes are not stored, because
 * consent must be given anew. Without `key` nothing is stored.
 */
export function useDraft<Fields extends FieldValues, Sent>(
  { getValues, setValue, subscribe }: UseFormReturn<Fields, unknown, Sent>,
  { key, names, defaults }: { key: string | undefined; names: readonly string[]; defaults: Texts },
): void {
  useEffect(() => {
    if (key === undefined) return;
    const isChangedIn =
      (values: Texts, base = defaults) =>
      (name: string) =>
        typeof values[name] === 'string' && values[name] !== base[name];
    const draft = (storedJson(key, 'sessionStorage') ?? {}) as Texts;
    const isTyped = isChangedIn(getValues());
    for (const name of names.filter(isChangedIn(draft))) {
      if (isTyped(name)) continue;
      setValue(name as Path<Fields>, draft[name] as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changedNames = names.filter(isChangedIn(values, defaultValues));
        write(key, Object.fromEntries(changedNames.map((name) => [name, values[name]])));
      },
    });
    // Depends on `key` only, because the other values are new objects in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
