import { useSyncExternalStore } from 'react';

/** localStorage is shared by all tabs; sessionStorage belongs to one tab and survives its reloads. */
type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored text; undefined if storage is blocked. */
export function storedText(key: string, area: Area = 'localStorage'): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Reads stored JSON; null if there is none, if it is invalid, or if storage is blocked. */
export function storedJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(storedText(key, area) ?? 'null');
  } catch {
    return null;
  }
}

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
 * A value in localStorage, shared by all tabs. `parse` has to accept any text, because another release or the visitor
 * may have written it. Without storage (private mode, blocked) the value lasts until the document is reloaded or
 * closed.
 */
export function browserStore<Value>(
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string = JSON.stringify,
) {
  const nothing = parse(null);
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value } = { text: null, value: nothing };

  function read(): Value {
    const text = storedText(key);
    if (text !== undefined && text !== known.text) known = { text, value: parse(text) };
    return known.value;
  }

  function write(value: Value): void {
    if (!storeText(key, format(value))) known = { ...known, value };
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
