import { claims } from '@estate/content/claims';
import { homeTestimonials, testimonialsTitle } from '@estate/content/testimonials';
import { chakra } from '#styled-system/jsx';
import { CardGrid, Container, Section } from '../../../shared/ui/layout.tsx';
import { ReviewNote, TestimonialCard } from '../../ui/testimonial-card.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

/** Six testimonials and the five-star claim, after the note on how reviews are checked. */
export function Testimonials() {
  return (
    <Section tone="sand" aria-labelledby="kundenstimmen">
      <Container>
        <SectionTitle id="kundenstimmen">{testimonialsTitle}</SectionTitle>
        <ReviewNote />
        <chakra.p mt={{ base: '6', md: '8' }} fontFamily="heading" fontSize="lg" fontWeight="semibold">
          {claims.stars}
        </chakra.p>
        <CardGrid mt={{ base: '4', md: '5' }}>
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
