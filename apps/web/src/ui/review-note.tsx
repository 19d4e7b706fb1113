import { reviewNote } from '@estate/content/testimonials';
import { chakra } from '../theme/chakra.tsx';

/** Says whether and how voices are checked (§5b(3) UWG); stands below their title, before the first star. */
export function ReviewNote() {
  return (
    <chakra.p mt="3" maxW="measure" color="inkMuted">
      {reviewNote}
    </chakra.p>
  );
}
