import { aboutTestimonialsTitle } from '@estate/content/about-page';
import { aboutTestimonials } from '@estate/content/testimonials';
import { CardGrid, Container, Section } from '../../../shared/ui/layout.tsx';
import { ReviewNote, TestimonialCard } from '../../ui/testimonial-card.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

export function CustomerReviews() {
  return (
    <Section tone="sand" aria-labelledby="kundenstimmen-titel">
      <Container>
        <SectionTitle id="kundenstimmen-titel">{aboutTestimonialsTitle}</SectionTitle>
        <ReviewNote />
        <CardGrid mt={{ base: '6', md: '10' }}>
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
