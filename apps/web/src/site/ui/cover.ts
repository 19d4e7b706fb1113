import { css } from '#styled-system/css';

/*
 * An exceptional property at the head of a page: the picture from edge to edge, at most 1680 px wide, and a plate with
 * its words over the lower left corner. The middle column is that of the page.
 */

export const coverGrid = css.raw({
  display: 'grid',
  gridTemplateColumns: 'minmax(var(--gutter), 1fr) minmax(0, {sizes.page}) minmax(var(--gutter), 1fr)',
  maxW: '105rem',
  mx: 'auto',
});

export const coverPicture = css.raw({
  gridColumn: '1 / -1',
  gridRow: '1',
  h: { base: '100vw', md: 'min(50vw, 52rem, 100dvh - 18rem)' },
  minH: { md: '24rem' },
});

/** Its content is in the column of the page, and it ends before the contact column. */
export const coverPlate = css.raw({
  position: 'relative',
  zIndex: '1',
  gridColumn: '1 / 3',
  gridRow: '2',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  mt: { base: '-5.25rem', md: '-8.25rem' },
  mr: { base: '5', lg: 'calc(24rem + 1.5rem)' },
  py: { base: '6', md: '9' },
  bg: 'brand',
  color: 'white',
  '& > *': { gridColumn: '2' },
});
