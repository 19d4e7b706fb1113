import { aboutTestimonialsTitle } from '@estate/content/about-page';
import { aboutTestimonials } from '@estate/content/testimonials';
import { CardGrid } from '../../../shared/ui/layout.tsx';
import { TestimonialCard, TestimonialSection } from '../../ui/testimonials.tsx';

export const AboutTestimonials = () => (
  <TestimonialSection title={aboutTestimonialsTitle}>
    <CardGrid mt={{ base: '6', md: '10' }}>
      {aboutTestimonials.map((testimonial) => (
        <li key={testimonial.name}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </CardGrid>
  </TestimonialSection>
);
