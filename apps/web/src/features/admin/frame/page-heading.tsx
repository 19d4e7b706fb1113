import type { ReactNode } from 'react';
import { chakra } from '../../../theme/chakra.tsx';

/** The h1 of a page of staff, one sentence about it and its main actions. */
export function PageHeading({ title, text, actions }: { title: string; text: string; actions?: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="4"
      mb="6"
    >
      <div>
        <chakra.h1 fontSize={{ base: 'lg', md: 'xl' }}>{title}</chakra.h1>
        <chakra.p mt="1" color="inkMuted" maxW="measure">
          {text}
        </chakra.p>
      </div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}
