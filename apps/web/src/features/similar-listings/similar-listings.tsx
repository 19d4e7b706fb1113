import { useRef } from 'react';
import type { PublicProperty } from '../../api/types.ts';
import { Container, Section } from '../../ui/layout.tsx';
import { PropertyCards } from '../../ui/property-card/property-cards.tsx';
import { SectionTitle } from '../../ui/type.tsx';
import { useIsNear } from '../../ui/use-is-near.ts';
import { useSimilar } from './use-similar.ts';

/** Similar properties; renders nothing if there are none or loading failed. */
export function SimilarListings({ property }: { property: PublicProperty }) {
  const mark = useRef<HTMLDivElement>(null);
  const cards = useSimilar(property, useIsNear(mark));
  return (
    <div ref={mark}>
      {cards.length > 0 && (
        <Section tone="sand" aria-labelledby="aehnliche" _print={{ display: 'none' }}>
          <Container>
            <SectionTitle id="aehnliche" mb={{ base: '6', md: '10' }}>
              Ähnliche Immobilien
            </SectionTitle>
            <PropertyCards items={cards} />
          </Container>
        </Section>
      )}
    </div>
  );
}
