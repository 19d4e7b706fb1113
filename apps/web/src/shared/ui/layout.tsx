import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';

/** From here on a wide container has room for four cards in a row. */
const wideScreen = '@media (min-width: 100rem)';
/** From here on list and map stand beside each other: 1440 px. */
const splitScreen = '@media (min-width: 90rem)';

/** Content width of 1200 px with the site's gutters; a wide one grows with a large screen. */
export const Container = chakra('div', {
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', sm: '6', xl: '0' } },
  variants: { isWide: { true: { [wideScreen]: { maxW: '95rem' } } } },
});

/** As wide as the screen below 768 px, as wide as the `Container` around it from there on. */
export const edgeToEdge = css.raw({
  w: { base: 'calc(100% + 2rem)', sm: 'calc(100% + 3rem)', md: 'full' },
  mx: { base: '-4', sm: '-6', md: '0' },
  _print: { w: 'full', mx: '0' },
});

/** One band of a page: 40-56 px apart on mobile, 64-96 on desktop. `tone` sets its background. */
export const Section = chakra('section', {
  base: { py: { base: '10', md: '16', xl: '20' } },
  variants: { tone: { paper: {}, sand: { bg: 'sand' }, brand: { bg: 'brand', color: 'white' } } },
});

export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap' } });

/** Buttons side by side; on a phone below each other and equally wide. */
export const ButtonRow = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '3',
    maxW: { base: '30rem', sm: 'none' },
  },
});

/** Cards in one, two or three columns, by screen width; in a wide container up to four, in the half of one two. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The same breakpoints as in the images' `sizes` (domain, renditions.ts).
    '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 64rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  variants: {
    columns: {
      wide: { [wideScreen]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      half: { [splitScreen]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
