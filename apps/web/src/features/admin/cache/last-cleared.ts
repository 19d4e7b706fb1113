import type { Cleared } from './clear-caches.ts';

const key = 'caches-cleared';

/** Keeps what was cleared in this tab, because the page reloads before anybody has read it. */
export function keepCleared(cleared: Cleared): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(cleared));
  } catch {
    // A browser that stores nothing shows the result until the reload.
  }
}

export function lastCleared(): Cleared | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Cleared | null;
  } catch {
    return null;
  }
}
