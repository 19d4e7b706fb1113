import { homeTrust } from '@estate/content/sections/home-trust';
import { texts } from '@estate/content/texts';
import { Suspense, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../../shared/ui/layout.tsx';
import { lazyWithFallback } from '../../../../shared/ui/lazy-with-fallback.tsx';
import { SectionTitle } from '../../../../shared/ui/type.tsx';
import { useIsNearViewport } from '../../../ui/use-is-near-viewport.ts';
import { PartnerStrip } from './partner-strip.tsx';

const PartnerCarousel = lazyWithFallback(
  async () => (await import('./partner-carousel.tsx')).PartnerCarousel,
  StillPartners,
);

function StillPartners() {
  return (
    <chakra.div pb="18">
      <PartnerStrip />
    </chakra.div>
  );
}

/** The logos stand still until the section is near the screen; then embla loads and moves them. */
export function PartnersSection() {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNearViewport(section);
  return (
    <Section ref={section} aria-labelledby="partner">
      <Container>
        <SectionTitle id="partner" mb={{ base: '6', md: '10' }} textAlign="center">
          {texts(homeTrust).partnersTitle}
        </SectionTitle>
        {isNear ? (
          <Suspense fallback={<StillPartners />}>
            <PartnerCarousel />
          </Suspense>
        ) : (
          <StillPartners />
        )}
      </Container>
    </Section>
  );
}
