import { chakra } from '#styled-system/jsx';

/** Highlighted box for information that needs attention. */
export const Callout = chakra('div', {
  base: { p: '4', bg: 'sand', borderRadius: 'card', borderLeftWidth: '4px', borderLeftColor: 'brass' },
});

/** Text as a person wrote it. */
export const Quote = chakra('blockquote', {
  base: {
    pl: '4',
    borderLeftWidth: '3px',
    borderLeftColor: 'brass',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
