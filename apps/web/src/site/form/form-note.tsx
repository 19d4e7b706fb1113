import { chakra } from '#styled-system/jsx';
import { typeset } from '../ui/typeset.tsx';

/** Small print within a form. */
export function FormNote({ children }: { children: string }) {
  return (
    <chakra.p fontSize="xs" color="inkMuted">
      {typeset(children)}
    </chakra.p>
  );
}
