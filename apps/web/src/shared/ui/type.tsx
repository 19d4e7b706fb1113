import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';

/** The page's only h1. */
export const PageTitle = chakra('h1', {
  base: { fontSize: { base: 'xl', md: '2xl' }, letterSpacing: '-0.01em' },
});

export const SectionTitle = chakra('h2', { base: { fontSize: { base: '1.625rem', md: 'xl' } } });

/** Running text: 18 px, at most 68 characters a line. */
export const Prose = chakra('div', {
  base: {
    fontSize: 'md',
    maxW: 'measure',
    textWrap: 'pretty',
    '& p + p': { mt: '4' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const textLink = css.raw({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { color: 'brassDeep' },
});

export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
