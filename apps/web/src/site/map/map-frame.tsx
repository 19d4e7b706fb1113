import { chakra } from '#styled-system/jsx';

/** The place of the result map, as high as the screen; what stands in it is in its middle. */
export const MapFrame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    h: 'calc(100dvh - var(--header-height) - 12rem)',
    minH: '24rem',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'sand',
  },
});
