import { useSyncExternalStore } from 'react';

type ColorMode = 'light' | 'dark';

const key = 'staff-color-mode';
const modeEvents = new EventTarget();

/** The mode stored in this browser, otherwise that of the operating system. */
function readColorMode(): ColorMode {
  const chosen = localStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function setColorMode(mode: ColorMode): void {
  localStorage.setItem(key, mode);
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
