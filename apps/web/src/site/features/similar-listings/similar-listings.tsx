import { property } from '@estate/content/sections/property';
import { texts } from '@estate/content/texts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { similarQuery } from '../../api/queries.ts';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { PropertyCards } from '../../ui/property-card/property-cards.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { useIsNearViewport } from '../../ui/use-is-near-viewport.ts';

/**
 * Similar properties; renders nothing if there are none or the request failed. They are requested when the section is
 * near the viewport, unless the server's HTML contains them.
 */
export function SimilarListings({ id }: { id: number }) {
  const mark = useRef<HTMLDivElement>(null);
  const { data } = useQuery({ ...similarQuery(id), enabled: useIsNearViewport(mark) });
  return (
    <div ref={mark}>
      {data && data.items.length > 0 && (
        <Section tone="sand" aria-labelledby="aehnliche" _print={{ display: 'none' }}>
          <Container>
            <SectionTitle id="aehnliche" mb={{ base: '6', md: '10' }}>
              {texts(property).similarTitle}
            </SectionTitle>
            <PropertyCards items={data.items} />
          </Container>
        </Section>
      )}
    </div>
  );
}
