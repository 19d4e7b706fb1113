import { chakra } from '#styled-system/jsx';

const brand = { bg: 'brand', color: 'contrast' };

/**
 * A label on a solid background, e.g. for the type of a property. For its status, `tone` is the value of the domain's
 * offerState().
 */
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
    tone: {
      brand,
      light: { bg: 'sand', color: 'ink' },
      new: { bg: 'brassLight', color: 'ink' },
      available: brand,
      'coming-soon': { bg: 'brassDeep', color: 'contrast' },
      reserved: { bg: 'reserved', color: 'white' },
      closed: { bg: 'closed', color: 'white' },
    },
  },
  defaultVariants: { tone: 'brand' },
});
