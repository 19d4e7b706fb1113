import { chakra } from '#styled-system/jsx';

/** Loading text in the centre of the map's frame until the map is drawn. */
export const MapLoading = () => (
  <chakra.p
    role="status"
    position="absolute"
    inset="0"
    display="grid"
    placeItems="center"
    pointerEvents="none"
  >
    Karte wird geladen...
  </chakra.p>
);

/**
 * The frame of the result map, with centred content. On a narrow screen it is lower than the screen, because a finger
 * on the map moves the map, so the page needs a free part for scrolling.
 */
export const MapFrame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    h: { base: '60svh', lg: 'calc(100dvh - var(--header-height) - 12rem)' },
    minH: { base: '16rem', lg: '24rem' },
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'sand',
    // A cross in the middle, from which the keys choose the nearest pin.
    '&:has(canvas:focus-visible) > [data-keys]': { display: 'block' },
    '&:has(canvas:focus-visible)::after': {
      content: '"+"',
      position: 'absolute',
      fontSize: 'xl',
      pointerEvents: 'none',
    },
  },
});
