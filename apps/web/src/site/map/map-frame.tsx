import { chakra } from '#styled-system/jsx';

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
  },
});
