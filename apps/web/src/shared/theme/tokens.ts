import { brandColors } from '@estate/content/brand-colors';

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64,
];
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 0.25}rem` }]));

/** Colours by role. Only the staff area has a dark theme; contrast ratios are against `paper` in the light theme. */
export const semanticTokens = {
  colors: {
    brand: { value: { base: brandColors.brand, _dark: '#9cc0d6' } },
    brandHover: { value: { base: '#2f4a5a', _dark: '#b4d0e1' } },
    contrast: { value: { base: '#ffffff', _dark: '#11181d' } }, // on brand, danger and success
    ink: { value: { base: brandColors.brand, _dark: '#eceae6' } }, // 12.4:1
    inkMuted: { value: { base: '#4b606c', _dark: '#a8b6bf' } }, // 6.1:1
    paper: { value: { base: brandColors.paper, _dark: '#11181d' } },
    sand: { value: { base: '#f1ece4', _dark: '#25323b' } },
    card: { value: { base: '#ffffff', _dark: '#192229' } },
    hairline: { value: { base: '#e4dfd7', _dark: '#34434d' } },
    outline: { value: { base: '#76858d', _dark: '#80919b' } }, // 3.6:1, borders of controls
    brass: { value: { base: '#a4782f', _dark: '#c9994a' } }, // 3.6:1: large type and shapes only
    brassDeep: { value: { base: '#7a5a21', _dark: '#dcb878' } }, // 5.9:1: small type
    brassLight: { value: { base: '#e2c48d', _dark: '#5c4620' } }, // on brand 7.6:1
    reserved: { value: '#7b3f45' }, // white on it 8.2:1
    closed: { value: '#5c676d' }, // white on it 5.8:1
    danger: { value: { base: '#96302b', _dark: '#f2958e' } },
    dangerSoft: { value: { base: '#faeeec', _dark: '#3a2322' } },
    success: { value: { base: '#2c6349', _dark: '#85c9a5' } },
    successSoft: { value: { base: '#ecf4ef', _dark: '#1c3227' } },
  },
};

/** The other design tokens; docs/design.md gives the reasons. */
export const tokens = {
  fonts: {
    heading: {
      value:
        "'Source Serif 4 Variable', 'Source Serif Fallback', 'Source Serif Fallback Android', 'Source Serif Fallback Linux', serif",
    },
    body: {
      value:
        "'Source Sans 3 Variable', 'Source Sans Fallback', 'Source Sans Fallback Android', 'Source Sans Fallback Linux', sans-serif",
    },
    mono: { value: 'ui-monospace, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: '0.875rem' },
    sm: { value: '1rem' },
    md: { value: '1.125rem' },
    lg: { value: '1.375rem' },
    xl: { value: '1.75rem' },
    '2xl': { value: '2.25rem' },
    '3xl': { value: '3rem' },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  lineHeights: { heading: { value: 1.15 }, snug: { value: 1.35 }, text: { value: 1.6 } },
  letterSpacings: { wide: { value: '0.12em' } },
  radii: { none: { value: '0' }, card: { value: '6px' }, full: { value: '9999px' } },
  shadows: { soft: { value: '0 8px 24px rgb(31 50 62 / 0.10)' } },
  spacing: { ...scale, gutter: { value: 'var(--gutter)' } },
  sizes: {
    ...scale,
    full: { value: '100%' },
    // The column is 1200 px wide up to a window of 1395 px, grows with the window, and is 1440 px wide from 1675 px on.
    page: { value: 'clamp(75rem, 86vw, 90rem)' },
    measure: { value: '68ch' },
    header: { value: 'var(--header-height)' },
  },
  durations: { fast: { value: '150ms' }, calm: { value: '250ms' } },
  zIndex: { header: { value: 10 }, bar: { value: 20 }, toast: { value: 40 } },
};
