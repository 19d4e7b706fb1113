import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Texts = Readonly<Record<string, unknown>>;

const read = (key: string): Texts => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Texts;
  } catch {
    return {};
  }
};

function write(key: string, draft: Texts): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // With blocked or full storage the form works, but a reload loses what was typed.
  }
}

/**
 * Keeps the texts of `names` through a reload, in this tab's session under `key`, until the form holds its default values
 * again, as it does after sending. A tick is not kept, because it has to be given for what is sent. Without `key`
 * nothing is kept.
 */
export function useDraft<Fields extends FieldValues, Sent>(
  { getValues, setValue, subscribe }: UseFormReturn<Fields, unknown, Sent>,
  { key, names, defaults }: { key: string | undefined; names: readonly string[]; defaults: Texts },
): void {
  useEffect(() => {
    if (key === undefined) return;
    const changed =
      (values: Texts, standing = defaults) =>
      (name: string) =>
        typeof values[name] === 'string' && values[name] !== standing[name];
    const draft = read(key);
    const typed = changed(getValues());
    for (const name of names.filter(changed(draft))) {
      if (typed(name)) continue;
      setValue(name as Path<Fields>, draft[name] as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const kept = names.filter(changed(values, defaultValues));
        write(key, Object.fromEntries(kept.map((name) => [name, values[name]])));
      },
    });
    // The other values belong to the form of this key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
