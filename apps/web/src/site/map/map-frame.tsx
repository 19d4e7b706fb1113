import { chakra } from '#styled-system/jsx';

/**
 * The place of the result map; what stands in it is in its middle. A wide screen shows it whole; a narrow one keeps a strip
 * beside it, because a finger on the map moves the map and not the page.
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
