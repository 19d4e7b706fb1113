import { type ReactNode, useId } from 'react';
import { chakra } from '#styled-system/jsx';

export function DetailSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <chakra.section
      id={id}
      aria-labelledby={titleId}
      pt={{ base: '8', md: '10' }}
      mt={{ base: '8', md: '10' }}
      borderTopWidth="1px"
    >
      <chakra.h2 id={titleId} fontSize="1.625rem" mb="5">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
