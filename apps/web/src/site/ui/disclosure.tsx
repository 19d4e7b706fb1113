import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';

/** A `<details>` with its `DisclosureSummary`, which opens without a script. `look` is a card or a line of a list. */
export const Disclosure = chakra('details', {
  base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } },
  variants: {
    look: {
      card: { bg: 'card', borderWidth: '1px', borderRadius: 'card' },
      line: { borderBottomWidth: '1px' },
    },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    py: '4',
    cursor: 'pointer',
    fontFamily: 'heading',
    fontSize: '1.125rem',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: 0, transition: 'transform' },
  },
  variants: { look: { card: { px: '5' }, line: {} } },
});

export const DisclosureSummary = ({ look, children }: { look: 'card' | 'line'; children: ReactNode }) => (
  <Summary look={look}>
    {children}
    <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
  </Summary>
);
