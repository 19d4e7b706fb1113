import { type ReactNode, useId } from 'react';
import { chakra } from '../../theme/chakra.tsx';

/** A titled group of fields. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      display="grid"
      gap="5"
      pb={{ base: '6', md: '8' }}
      mb={{ base: '1', md: '3' }}
      borderBottomWidth="1px"
    >
      <chakra.h2 id={id} fontSize="lg">
        {title}
      </chakra.h2>
      {children}
    </chakra.div>
  );
}

/** Two fields side by side where there is room. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});
