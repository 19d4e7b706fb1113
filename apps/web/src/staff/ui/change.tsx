import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';

/** Item of a list of changes: a field with its former value, if there was one, and its new one. */
export function Change({ field, before, after }: { field: string; before: ReactNode; after: ReactNode }) {
  return (
    <li>
      <chakra.span color="inkMuted">{field}: </chakra.span>
      {before !== null && (
        <>
          <chakra.del color="inkMuted">{before}</chakra.del>
          <span aria-hidden> → </span>
        </>
      )}
      <chakra.ins textDecoration="none" fontWeight="medium">
        {after}
      </chakra.ins>
    </li>
  );
}
