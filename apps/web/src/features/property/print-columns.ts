import { chakra } from '../../theme/chakra.tsx';

/** A section of at most so many lines on paper; the whole text is on the page whose address stands on the paper. */
const atMost = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

/**
 * The column of facts and texts, on paper in two columns. What has no limit by itself is cut there, so that every
 * property fits on two A4 pages.
 */
export const PrintColumns = chakra('div', {
  base: {
    _print: {
      columnCount: 2,
      columnGap: '8mm',
      '& p, & li, & dt, & dd, & figcaption': { fontSize: '0.75rem', lineHeight: 'snug' },
      '& > dl:first-of-type': {
        columnSpan: 'all',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '10mm',
        mb: '3',
        '& dd': { fontSize: '1.125rem' },
      },
      '& section': { mt: '3', pt: '3' },
      '& h2': { fontSize: '1rem', mb: '1.5' },
      '& ul': { rowGap: '1' },
      '& [data-note]': atMost(8),
      '& [data-note="Beschreibung"]': atMost(18),
      '& dl > div': { py: '0.5' },
      '& ul > li > span:last-of-type': atMost(2),
      '& ul > li:nth-of-type(n + 15)': { display: 'none' },
      // One floor plan; the others are on the page.
      '& li:has(figure) ~ li': { display: 'none' },
    },
  },
});
