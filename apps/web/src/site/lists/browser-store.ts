import { useSyncExternalStore } from 'react';
import { storedText, storeText } from './stored-ids.ts';

/**
 * A value in localStorage, shared by all tabs. `parse` has to accept any text, because another release or the visitor
 * may have written it. Without storage (private mode, blocked) the value lasts until the document is reloaded or
 * closed.
 */
export function browserStore<Value>(key: string, parse: (json: string | null) => Value) {
  const nothing = parse(null);
  const listeners = new Set<() => void>();
  let known: { json: string | null; value: Value } = { json: null, value: nothing };

  function read(): Value {
    const json = storedText(key);
    if (json !== undefined && json !== known.json) known = { json, value: parse(json) };
    return known.value;
  }

  function write(value: Value): void {
    const json = JSON.stringify(value);
    if (!storeText(key, json)) known = { ...known, value };
    for (const listener of listeners) listener();
  }

  /** Listens to `storage` as well, because other tabs change the value. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  const useValue = (): Value => useSyncExternalStore(subscribe, read, () => nothing);
  return { read, write, useValue };
}
