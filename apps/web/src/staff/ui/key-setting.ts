import { useSyncExternalStore } from 'react';

const key = 'staff-page-keys';
const listeners = new Set<() => void>();
let forThisVisit: 'on' | 'off' | null = null;

/** Whether single keys act on a page (WCAG 2.1.4). Storage may be forbidden; then the choice lasts for the visit. */
export function readKeySetting(): 'on' | 'off' {
  try {
    return forThisVisit ?? (localStorage.getItem(key) === 'off' ? 'off' : 'on');
  } catch {
    return 'on';
  }
}

function write(next: 'on' | 'off'): void {
  forThisVisit = next;
  try {
    localStorage.setItem(key, next);
    forThisVisit = null;
  } catch {
    // It lasts for the visit.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The choice of this browser, and the way to change it. */
export const useKeySetting = () => [useSyncExternalStore(subscribe, readKeySetting), write] as const;
