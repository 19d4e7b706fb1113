import { sellTestimonials, testimonialsTitle } from '@estate/content/testimonials';
import { chakra } from '#styled-system/jsx';
import { TestimonialCard, TestimonialSection } from '../../ui/testimonials.tsx';

export const SellTestimonials = () => (
  <TestimonialSection title={testimonialsTitle}>
    <chakra.ul
      mt={{ base: '6', md: '10' }}
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {sellTestimonials.map((testimonial, index) => (
        <chakra.li key={testimonial.name} display={index === 1 ? { base: 'none', md: 'block' } : undefined}>
          <TestimonialCard testimonial={testimonial} />
        </chakra.li>
      ))}
    </chakra.ul>
  </TestimonialSection>
);
