import { chakra } from '@chakra-ui/react/styled-system';

/** A word on a solid background, for status and type. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '2.5',
    py: '1',
    borderRadius: 'card',
    fontSize: '0.8125rem',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    letterSpacing: '0.03em',
    hyphens: 'manual',
    _print: { borderWidth: '1px', bg: 'white', color: 'ink' },
  },
  variants: {
    tone: { brand: { bg: 'brand', color: 'white' }, light: { bg: 'sand', color: 'ink' } },
  },
  defaultVariants: { tone: 'brand' },
});
