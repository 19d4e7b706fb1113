import { pickSimilar, similarCount, similarQuestions } from '@estate/domain/property/similar-listings';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { holidaysQuery, listingQuery } from '../../api/queries.ts';
import type { PropertyCard, PublicProperty } from '../../../shared/api/types.ts';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { PropertyCards } from '../../ui/property-card/property-cards.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { useIsNear } from '../../ui/use-is-near.ts';

/**
 * Up to three properties of the same kind to buy or to rent: from the same city first, then from anywhere. For a
 * property abroad, the other holiday homes. What came with the page is there at once; nothing is requested until `isWanted`.
 */
function useSimilar(property: PublicProperty, isWanted: boolean): readonly PropertyCard[] {
  const { isAbroad, near: nearQuestion, anywhere: anywhereQuestion } = similarQuestions(property);
  const isHome = isWanted && !isAbroad;
  const holidays = useQuery({ ...holidaysQuery, enabled: isWanted && isAbroad });
  const near = useQuery({
    ...listingQuery(nearQuestion ?? anywhereQuestion, 1),
    enabled: isHome && nearQuestion !== undefined,
  });
  const isShort = near.isFetched && pickSimilar(property, near.data?.items).length < similarCount;
  const isFurther = nearQuestion === undefined || isShort;
  const anywhere = useQuery({ ...listingQuery(anywhereQuestion, 1), enabled: isHome && isFurther });

  if (isAbroad) return pickSimilar(property, holidays.data?.items);
  return isFurther && anywhere.isPending ? [] : pickSimilar(property, near.data?.items, anywhere.data?.items);
}

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
