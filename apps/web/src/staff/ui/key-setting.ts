import { useSyncExternalStore } from 'react';

const key = 'staff-page-keys';
const listeners = new Set<() => void>();
let forThisVisit: 'on' | 'off' | null = null;

/** Whether single-key shortcuts are on (WCAG 2.1.4). If the storage is blocked, the setting lasts for the visit. */
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
    // The storage is blocked, so that `forThisVisit` holds the setting.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The setting of this browser and its setter. */
export const useKeySetting = () => [useSyncExternalStore(subscribe, readKeySetting), write] as const;
