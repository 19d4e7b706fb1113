import type { Voice } from '@estate/content/entries';
import { reviewNote } from '@estate/content/sections/review-note';
import { texts } from '@estate/content/texts';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../shared/ui/layout.tsx';
import { SectionTitle } from '../../shared/ui/type.tsx';

const five = [1, 2, 3, 4, 5];

/** Left out without the note on how reviews are checked (§5b(3) UWG). */
function FiveStars() {
  if (!texts(reviewNote).note) return null;
  return (
    <chakra.span role="img" aria-label="5 von 5 Sternen" display="flex" gap="1" color="brass">
      {five.map((star) => (
        <Star key={star} size={18} strokeWidth={1.5} fill="currentColor" aria-hidden />
      ))}
    </chakra.span>
  );
}

/** A customer's testimonial in a `TestimonialSection`; with five stars (visitor-area §2). */
export function TestimonialCard({ voice }: { voice: Voice }) {
  const { name, subtitle, text } = voice;
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      gap="4"
      h="full"
      p={{ base: '6', md: '8' }}
      bg="card"
      borderWidth="1px"
      borderRadius="card"
    >
      <FiveStars />
      <chakra.blockquote fontFamily="heading" fontSize="md" textWrap="pretty">
        „{text}“
      </chakra.blockquote>
      <chakra.figcaption mt="auto" lineHeight="snug">
        <chakra.span htmlTranslate="no" display="block" fontWeight="semibold">
          {name}
        </chakra.span>
        <chakra.span color="inkMuted">{subtitle}</chakra.span>
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** A section of testimonials (`children`), after the note whether and how reviews are checked (§5b(3) UWG). */
export function TestimonialSection({ title, children }: { title: string; children: ReactNode }) {
  const { note } = texts(reviewNote);
  return (
    <Section id="kundenstimmen" tone="sand" aria-labelledby="kundenstimmen-titel">
      <Container>
        <SectionTitle id="kundenstimmen-titel">{title}</SectionTitle>
        {note && (
          <chakra.p mt="3" maxW="measure" color="inkMuted">
            {note}
          </chakra.p>
        )}
        {children}
      </Container>
    </Section>
  );
}
