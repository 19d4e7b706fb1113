import { chakra } from '#styled-system/jsx';

/** The funnel's card, at least as high as the first step. */
export const FunnelFrame = chakra('div', {
  base: {
    maxW: '56rem',
    mx: 'auto',
    p: { base: '4', sm: '6', md: '10' },
    pt: { base: '3', md: '6' },
    bg: 'card',
    borderWidth: '1px',
    borderRadius: 'card',
    minH: { base: '27rem', md: '30rem' },
  },
});
