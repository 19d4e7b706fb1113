import { chakra } from '#styled-system/jsx';

export const Skeleton = chakra('div', {
  base: { bg: 'hairline', borderRadius: 'card', animation: 'pulse 1.6s ease-in-out infinite' },
});
