import { chakra } from '#styled-system/jsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

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
    minH: { base: '18.25rem', md: '30rem' },
  },
});

/** Placeholder of the funnel while its code loads. */
export const FunnelPlace = () => (
  <FunnelFrame aria-hidden>
    <Skeleton mt="14" h={{ base: '11.5rem', md: '22rem' }} />
  </FunnelFrame>
);
