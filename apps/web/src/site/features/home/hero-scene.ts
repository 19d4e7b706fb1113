import { css } from '#styled-system/css';

/**
 * The hero's panorama is sized by its height and positioned relative to the middle of the page. A wider screen shows
 * more of both sides, so that the house stays whole and right of the text, and only sky is behind the text.
 */
export const heroScene = css.raw({
  position: 'absolute',
  bottom: '0',
  left: { base: 'calc(50% - 7rem)', md: 'calc(50% - 4rem)', xl: '50%' },
  h: { base: '21rem', sm: '24rem', md: '30rem', lg: 'full' },
  w: 'auto',
  maxW: 'none',
});
