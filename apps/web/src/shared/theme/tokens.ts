import { brandColors } from '@estate/content/brand-colors';

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64,
];
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 0.25}rem` }]));

/** The site's design tokens; docs/design.md gives the reasons. Contrast values are against `paper`. */
export const tokens = {
  colors: {
    brand: { value: brandColors.brand },
    brandHover: { value: '#2f4a5a' },
    ink: { value: brandColors.brand }, // 12.4:1
    inkMuted: { value: '#4b606c' }, // 6.1:1
    paper: { value: brandColors.paper },
    sand: { value: '#f1ece4' },
    card: { value: '#ffffff' },
    hairline: { value: '#e4dfd7' },
    outline: { value: '#76858d' }, // 3.6:1, borders of controls
    brass: { value: '#a4782f' }, // 3.6:1: large type and shapes only
    brassDeep: { value: '#7a5a21' }, // 5.9:1: small type
    brassLight: { value: '#e2c48d' }, // on brand 7.6:1
    reserved: { value: '#7b3f45' }, // white on it 8.2:1
    closed: { value: '#5c676d' }, // white on it 5.8:1
    danger: { value: '#96302b' },
    dangerSoft: { value: '#faeeec' },
    success: { value: '#2c6349' },
    successSoft: { value: '#ecf4ef' },
  },
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
  spacing: scale,
  sizes: {
    ...scale,
    full: { value: '100%' },
    page: { value: '75rem' },
    measure: { value: '68ch' },
    header: { value: 'var(--header-height)' },
  },
  durations: { fast: { value: '150ms' }, calm: { value: '250ms' } },
  zIndex: { header: { value: 10 }, bar: { value: 20 }, toast: { value: 40 } },
};
