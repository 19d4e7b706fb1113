import { useSyncExternalStore } from 'react';

/** localStorage is shared by all tabs; sessionStorage belongs to one tab and survives its reloads. */
type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored text, null if there is none, or undefined if storage is blocked. */
export function storedText(key: string, area: Area = 'localStorage'): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** The value of a stored text; null if there is none or if it is not JSON. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reads stored JSON; null if there is none, if it is invalid, or if storage is blocked. */
export const storedJson = (key: string, area?: Area): unknown => parsedJson(storedText(key, area));

/** Stores a text; null removes the key. Returns false if storage is blocked or full. */
export function storeText(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A value in the browser's storage. `parse` has to accept any text, because another release or the visitor may have
 * written it; a value whose `format` is null is removed. If storage is blocked, the value lasts until the document is
 * reloaded or closed.
 */
export function browserStore<Value>(
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string | null = JSON.stringify,
  area?: Area,
) {
  const nothing = parse(null);
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value } = { text: null, value: nothing };

  function read(): Value {
    const text = storedText(key, area);
    if (text !== undefined && text !== known.text) known = { text, value: parse(text) };
    return known.value;
  }

  function write(value: Value): void {
    if (!storeText(key, format(value), area)) known = { ...known, value };
    for (const listener of listeners) listener();
  }

  /** Listens to `storage` as well, because other tabs change the value; its key is null if a tab clears everything. */
  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  const useValue = (): Value => useSyncExternalStore(subscribe, read, () => nothing);
  return { read, write, subscribe, useValue };
}
