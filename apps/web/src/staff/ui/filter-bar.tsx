import { type ReactNode, useId, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';

/** Filters of a list, as many beside each other as fit. */
export const FilterBar = chakra('search', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', mb: '3' },
});

/** Place of one field; without room the search has a line of its own, and a day never shares a narrow place. */
export const Filter = chakra('div', {
  base: { minW: '0', flex: '1 1 7.5rem' },
  variants: {
    kind: {
      search: { flex: { base: '1 1 100%', _roomMd: '2 1 10rem' } },
      day: { flex: { base: '1 1 100%', _roomMd: '1 1 12rem' } },
      tick: { flex: '1 1 auto', display: 'flex', alignItems: 'center', minH: '12' },
    },
  },
});

/**
 * Filters behind a button on narrow screens, where they would push the list off the screen; always shown on wide ones.
 * They are open at first if one of them is set. The children become items of the surrounding bar.
 */
export function FilterDisclosure({ isSet, children }: { isSet: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isSet);
  const id = useId();
  return (
    <>
      <chakra.div _roomMd={{ display: 'none' }} flex="1 1 100%">
        <Button
          size="sm"
          tone="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isSet ? 'Filter (gesetzt)' : 'Filter'}
        </Button>
      </chakra.div>
      <chakra.div id={id} display={{ base: isOpen ? 'contents' : 'none', _roomMd: 'contents' }}>
        {children}
      </chakra.div>
    </>
  );
}
