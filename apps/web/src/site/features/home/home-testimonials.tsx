import { claims } from '@estate/content/claims';
import { homeTestimonials, testimonialsTitle } from '@estate/content/testimonials';
import { chakra } from '#styled-system/jsx';
import { CardGrid } from '../../../shared/ui/layout.tsx';
import { TestimonialCard, TestimonialSection } from '../../ui/testimonials.tsx';

export const HomeTestimonials = () => (
  <TestimonialSection title={testimonialsTitle}>
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
  </TestimonialSection>
);
