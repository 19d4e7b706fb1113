import { useMedia } from '../../../ui/use-media.ts';

/** Whether the screen is narrower than 768 px, the breakpoint `md` of the theme. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 47.99rem)');
