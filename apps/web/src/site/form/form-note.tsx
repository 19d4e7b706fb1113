import { chakra } from '#styled-system/jsx';
import { typeset } from '../ui/typeset.tsx';

/** A sentence within a form: the next steps after success, or small print (`quiet`). */
export function FormNote({ quiet = false, children }: { quiet?: boolean; children: string }) {
  return quiet ? (
    <chakra.p fontSize="xs" color="inkMuted">
      {typeset(children)}
    </chakra.p>
  ) : (
    <chakra.p p="4" borderRadius="card" bg="successSoft" color="success" fontWeight="medium">
      {typeset(children)}
    </chakra.p>
  );
}
