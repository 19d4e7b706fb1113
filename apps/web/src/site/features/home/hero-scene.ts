import { css } from '#styled-system/css';

/**
 * The hero's panorama is sized by its height and positioned relative to the middle of the page. It is never narrower than
 * the window: its width is 16/3 of its height.
 */
export const heroScene = css.raw({
  position: 'absolute',
  bottom: '0',
  left: { base: 'calc(50% - 5rem)', md: '50%' },
  h: { base: '16rem', md: '19rem', xl: 'max(22rem, 22vw)' },
  w: 'auto',
  maxW: 'none',
});
