import { useSyncExternalStore } from 'react';

type ColorMode = 'light' | 'dark';

const key = 'staff-color-mode';
const modeEvents = new EventTarget();
let forThisVisit: ColorMode | null = null;

function storedMode(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The mode stored in this browser, otherwise that of the operating system. */
function readColorMode(): ColorMode {
  const mode = forThisVisit ?? storedMode();
  if (mode === 'light' || mode === 'dark') return mode;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** If the storage is blocked, the mode lasts for the visit. */
export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(key, mode);
    forThisVisit = null;
  } catch {
    forThisVisit = mode;
  }
  modeEvents.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  modeEvents.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    modeEvents.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

/** The colour mode of the staff area, in all tabs of this browser. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, readColorMode);
