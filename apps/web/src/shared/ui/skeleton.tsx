import { chakra } from '#styled-system/jsx';

/** Grey placeholder in the size of the loading content. */
export const Skeleton = chakra('div', {
  base: { bg: 'hairline', borderRadius: 'card', animation: 'pulse 1.6s ease-in-out infinite' },
});
