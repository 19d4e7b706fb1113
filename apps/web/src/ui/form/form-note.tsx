import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A sentence within a form: the next steps after success, or small print (`quiet`). */
export function FormNote({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  return quiet ? (
    <chakra.p fontSize="xs" color="inkMuted">
      {children}
    </chakra.p>
  ) : (
    <chakra.p p="4" borderRadius="card" bg="successSoft" color="success" fontWeight="medium">
      {children}
    </chakra.p>
  );
}
