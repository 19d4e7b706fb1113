import { chakra } from '@chakra-ui/react/styled-system';
import { claims } from '@estate/content/claims';
import { homeTestimonials, reviewNote, testimonialsTitle } from '@estate/content/testimonials';
import { CardGrid, Container, Section } from '../../ui/layout.tsx';
import { TestimonialCard } from '../../ui/testimonial-card.tsx';
import { SectionTitle } from '../../ui/type.tsx';

/** Six testimonials; the note beside the five stars says whether and how reviews are checked (§5b(3) UWG). */
export function Testimonials() {
  return (
    <Section tone="sand" aria-labelledby="kundenstimmen">
      <Container>
        <SectionTitle id="kundenstimmen">{testimonialsTitle}</SectionTitle>
        <chakra.p mt="3" fontFamily="heading" fontSize="lg" fontWeight="semibold">
          {claims.stars.label}
        </chakra.p>
        <chakra.p mt="1" mb={{ base: '6', md: '10' }} maxW="measure" color="inkMuted">
          {reviewNote}
        </chakra.p>
        <CardGrid>
          {homeTestimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}
