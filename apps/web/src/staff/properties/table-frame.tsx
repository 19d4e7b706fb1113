import { chakra } from '#styled-system/jsx';

/** Row heights in pixels: in columns, and in two lines of text on a phone. */
export const lineHeights = { wide: 44, narrow: 64 };

/** Draws track and thumb of the switch in CSS; the status is the text beside them. */
const switchStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '8',
  px: '1',
  borderRadius: 'card',
  lineHeight: 'snug',
  _before: {
    content: '""',
    flexShrink: 0,
    w: '9',
    h: '5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'outline',
    bg: 'radial-gradient(circle at 0.6rem 50%, {colors.outline} 0.34rem, transparent 0.37rem)',
  },
  _checked: {
    _before: {
      borderColor: 'success',
      bg: 'radial-gradient(circle at calc(100% - 0.6rem) 50%, {colors.contrast} 0.34rem, {colors.success} 0.37rem)',
    },
  },
};

export const SwitchTrack = chakra('button', { base: switchStyle });

/**
 * Container of the table. It styles its content by attribute selectors, because on a slow computer a styled component
 * per cell would need longer than a frame when a jump replaces all rows.
 */
export const TableFrame = chakra('div', {
  base: {
    '& > [data-total]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      mb: '2',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > [data-total] > p': { flex: '1', color: 'inkMuted' },
    '& [role=grid]': {
      overflow: 'auto',
      minH: '20rem',
      h: { base: 'calc(100dvh - 12rem)', md: 'calc(100dvh - 17rem)' },
      bg: 'card',
      borderWidth: '1px',
      borderRadius: 'card',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [role=grid] > div': { minW: { md: 'var(--lines-width)' } },
    '& [data-lines]': { position: 'relative' },
    '& [data-line]': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      display: 'grid',
      alignItems: 'center',
      h: { base: `${lineHeights.narrow}px`, md: `${lineHeights.wide}px` },
      gridTemplateColumns: { base: '2.5rem minmax(0, 1fr) auto', md: 'var(--grid-columns)' },
      borderBottomWidth: '1px',
      bg: 'card',
      cursor: 'pointer',
      // The content of a row does not affect the layout outside, so that the browser can lay out rows one by one.
      contain: 'strict',
    },
    '& [data-line][aria-selected=true]': { bg: 'sand' },
    '& [data-line]:hover': { bg: 'paper' },
    '& [data-line=active]': { outline: '2px solid', outlineColor: 'outline', outlineOffset: '-2px' },
    '& [data-cell=choice]': { display: 'grid', placeItems: 'center' },
    '& [data-cell=choice] input': { w: '5', h: '5', accentColor: '{colors.brand}' },
    '& [data-cell=waiting]': { gridColumn: '2 / -1', px: '2' },
    '& [data-cell=waiting] > div': { h: '4', w: '60%', bg: 'hairline', borderRadius: 'card' },
    '& [data-cell=facts]': { minW: '0', lineHeight: 'snug' },
    '& [data-cell=switch]': { px: '2', maxW: '40vw', textAlign: 'right' },
    '& [data-text]': {
      minW: '0',
      px: '2',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-text=title]': { fontWeight: 'semibold' },
    '& [data-text=cover]': { h: '9' },
    '& [data-text=cover] img': { w: 'full', h: 'full', objectFit: 'cover', borderRadius: 'card' },
    // The wider padding separates the figure from the text of the next column, which is aligned left.
    '& [data-text=figure]': { pr: '4', textAlign: 'right' },
    '& [data-text=figure] a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& [data-text=muted]': { color: 'inkMuted' },
    '& [data-signs]': {
      display: 'inline-flex',
      gap: '1',
      mr: '1.5',
      verticalAlign: '-2px',
      color: 'brassDeep',
    },
    '& [data-warning]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'danger',
      fontWeight: 'semibold',
    },
    '& [role=switch]': switchStyle,
  },
});
