import { chakra } from '@chakra-ui/react/styled-system';
import { aboutTestimonialsTitle } from '@estate/content/about-page';
import { aboutTestimonials, reviewNote } from '@estate/content/testimonials';
import { CardGrid, Container, Section } from '../../ui/layout.tsx';
import { TestimonialCard } from '../../ui/testimonial-card.tsx';
import { SectionTitle } from '../../ui/type.tsx';

export function CustomerReviews() {
  return (
    <Section tone="sand" aria-labelledby="kundenstimmen-titel">
      <Container>
        <SectionTitle id="kundenstimmen-titel">{aboutTestimonialsTitle}</SectionTitle>
        <chakra.p mt="3" mb={{ base: '6', md: '10' }} maxW="measure" fontSize="xs" color="inkMuted">
          {reviewNote}
        </chakra.p>
        <CardGrid>
          {aboutTestimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}
