import { claims } from '@estate/content/sections/claims';
import { homeTrust } from '@estate/content/sections/home-trust';
import { reviewNote } from '@estate/content/sections/review-note';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { CardGrid } from '../../../shared/ui/layout.tsx';
import { TestimonialCard, TestimonialSection } from '../../ui/testimonials.tsx';

export function HomeTestimonials() {
  const { voicesTitle, voices } = texts(homeTrust);
  return (
    <TestimonialSection title={voicesTitle}>
      {texts(reviewNote).note && (
        <chakra.p mt={{ base: '6', md: '8' }} fontFamily="heading" fontSize="lg" fontWeight="semibold">
          {texts(claims).stars}
        </chakra.p>
      )}
      <CardGrid mt={{ base: '4', md: '5' }}>
        {voices.map((voice) => (
          <li key={voice.name}>
            <TestimonialCard voice={voice} />
          </li>
        ))}
      </CardGrid>
    </TestimonialSection>
  );
}
