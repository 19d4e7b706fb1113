import { css } from '#styled-system/css';

/**
 * The hero's panorama keeps its scale and its place: a height sets its size, the middle of the page its position. A wider
 * screen sees more of both sides, so that the house stays whole and right of the text, and plain sky stays behind it.
 */
export const heroScene = css.raw({
  position: 'absolute',
  bottom: '0',
  left: { base: 'calc(50% - 7rem)', md: 'calc(50% - 4rem)', xl: '50%' },
  h: { base: '21rem', sm: '24rem', md: '30rem', lg: 'full' },
  w: 'auto',
  maxW: 'none',
});
