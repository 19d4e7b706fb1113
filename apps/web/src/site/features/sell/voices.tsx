import { sellTestimonials, testimonialsTitle } from '@estate/content/testimonials';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { ReviewNote, TestimonialCard } from '../../ui/testimonial-card.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

/** Three sellers' testimonials, the second hidden on mobile. */
export function Voices() {
  return (
    <Section id="kundenstimmen" tone="sand" aria-labelledby="kundenstimmen-titel">
      <Container>
        <SectionTitle id="kundenstimmen-titel">{testimonialsTitle}</SectionTitle>
        <ReviewNote />
        <chakra.ul
          mt={{ base: '6', md: '10' }}
          display="grid"
          gap="6"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          {sellTestimonials.map((testimonial, index) => (
            <chakra.li
              key={testimonial.name}
              display={index === 1 ? { base: 'none', md: 'block' } : undefined}
            >
              <TestimonialCard testimonial={testimonial} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Section>
  );
}
