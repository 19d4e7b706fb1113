import { sell } from '@estate/content/sections/sell';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { TestimonialCard, TestimonialSection } from '../../ui/testimonials.tsx';

/** The second voice is hidden on mobile. */
export function SellTestimonials() {
  const { voicesTitle, voices } = texts(sell);
  return (
    <TestimonialSection title={voicesTitle}>
      <chakra.ul
        mt={{ base: '6', md: '10' }}
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {voices.map((voice, index) => (
          <chakra.li key={voice.name} display={index === 1 ? { base: 'none', md: 'block' } : undefined}>
            <TestimonialCard voice={voice} />
          </chakra.li>
        ))}
      </chakra.ul>
    </TestimonialSection>
  );
}
