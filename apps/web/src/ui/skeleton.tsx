import { chakra } from '@chakra-ui/react/styled-system';

/** Grey stand-in of the size of what is coming. */
export const Skeleton = chakra('div', {
  base: { bg: 'hairline', borderRadius: 'card', animation: 'pulse 1.6s ease-in-out infinite' },
});
