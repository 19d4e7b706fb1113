import { chakra } from '@chakra-ui/react/styled-system';
import { reviewNote } from '@estate/content/testimonials';

/** Says whether and how voices are checked (§5b(3) UWG); stands below their title, before the first star. */
export function ReviewNote() {
  return (
    <chakra.p mt="3" maxW="measure" color="inkMuted">
      {reviewNote}
    </chakra.p>
  );
}
