import { type ReactNode, useId, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';

/**
 * Filters behind a button on narrow screens, where they would push the list off the screen; always shown on wide ones.
 * They are open at first if one of them is set. The children become items of the surrounding grid.
 */
export function FilterDisclosure({ isSet, children }: { isSet: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isSet);
  const id = useId();
  return (
    <>
      <chakra.div hideFrom="md" gridColumn="1 / -1">
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
      <chakra.div id={id} display={{ base: isOpen ? 'contents' : 'none', md: 'contents' }}>
        {children}
      </chakra.div>
    </>
  );
}
