import { about } from '@estate/content/sections/about';
import { texts } from '@estate/content/texts';
import { CardGrid } from '../../../shared/ui/layout.tsx';
import { TestimonialCard, TestimonialSection } from '../../ui/testimonials.tsx';

export function AboutTestimonials() {
  const { voicesTitle, voices } = texts(about);
  return (
    <TestimonialSection title={voicesTitle}>
      <CardGrid mt={{ base: '6', md: '10' }}>
        {voices.map((voice) => (
          <li key={voice.name}>
            <TestimonialCard voice={voice} />
          </li>
        ))}
      </CardGrid>
    </TestimonialSection>
  );
}
