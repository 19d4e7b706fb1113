import { browserStore } from '../../shared/storage/browser-store.ts';
import { useMedia } from '../../shared/ui/use-media.ts';

type ColorMode = 'light' | 'dark';

const parseMode = (text: string | null): ColorMode | null =>
  text === 'light' || text === 'dark' ? text : null;

const store = browserStore('staff-color-mode', parseMode, String);

export const setColorMode = (mode: ColorMode): void => store.write(mode);

/** The mode stored in this browser, in all its tabs; otherwise that of the operating system. */
export function useColorMode(): ColorMode {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  return store.useValue() ?? (isSystemDark ? 'dark' : 'light');
}
