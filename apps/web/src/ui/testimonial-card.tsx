import type { Testimonial } from '@estate/content/testimonials';
import { chakra } from '../theme/chakra.tsx';
import { FiveStars } from './stars.tsx';

/** A customer's testimonial with the five stars of visitor-area §2. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, subtitle, text } = testimonial;
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      gap="4"
      h="full"
      p={{ base: '6', md: '8' }}
      bg="card"
      borderWidth="1px"
      borderRadius="card"
    >
      <FiveStars />
      <chakra.blockquote fontFamily="heading" fontSize="md" textWrap="pretty">
        „{text}“
      </chakra.blockquote>
      <chakra.figcaption mt="auto" lineHeight="snug">
        <chakra.span htmlTranslate="no" display="block" fontWeight="semibold">
          {name}
        </chakra.span>
        <chakra.span color="inkMuted">{subtitle}</chakra.span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
