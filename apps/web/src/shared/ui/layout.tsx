import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';

/** Minimum width at which list and map are side by side: 1440 px. */
const splitScreen = '@media (min-width: 90rem)';

/** The column of the page with the site's gutters. Header, content and footer share it. */
export const Container = chakra('div', { base: { w: 'full', maxW: 'page', mx: 'auto', px: 'gutter' } });

/** Full screen width below 768 px, otherwise as wide as the surrounding `Container`. */
export const edgeToEdge = css.raw({
  w: { base: 'calc(100% + 2rem)', sm: 'calc(100% + 3rem)', md: 'full' },
  mx: { base: '-4', sm: '-6', md: '0' },
  _print: { w: 'full', mx: '0' },
});

/**
 * A horizontal section of a page with a padding of 40 px on mobile to 80 px on desktop. `tone` sets its background.
 */
export const Section = chakra('section', {
  base: { py: { base: '10', md: '16', xl: '20' } },
  variants: { tone: { paper: {}, sand: { bg: 'sand' }, brand: { bg: 'brand', color: 'white' } } },
});

export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap' } });

/** Buttons side by side; on a phone stacked and equally wide. */
export const ButtonRow = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '3',
    maxW: { base: '30rem', sm: 'none' },
  },
});

/** Cards in one, two or three columns by screen width, two beside the map. */
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
    /** Later cards fill the place that a cover of two columns leaves beside the card before it. */
    hasCovers: { true: { gridAutoFlow: 'dense', readingFlow: 'grid-rows' } },
    isBesideMap: { true: { [splitScreen]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
});
