import { sell } from '@estate/content/sections/sell';
import { texts } from '@estate/content/texts';
import { offerStateLabel } from '@estate/domain/property/offer-state';
import { placeNames } from '@estate/domain/property/place-name';
import { propertySlug } from '@estate/domain/property/property-slug';
import { responsiveImages } from '@estate/domain/property/renditions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReferenceCard } from '../../../shared/api/types.ts';
import { logFailure } from '../../../shared/page/log-failure.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { CoverLink, Button } from '../../../shared/ui/button.tsx';
import { countOf, countText, formatArea } from '@estate/domain/text/format';
import { CardGrid, Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PropertyCardsSkeleton } from '../../ui/property-card/property-cards.tsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { soldQuery } from './sold-query.ts';

/** `Winterhude, Hamburg · 2026 · in 34 Tagen verkauft`, without what is unknown. */
function closingOf({ closed_year: year, days_online: days, ...property }: ReferenceCard): string {
  const verb = offerStateLabel(property).toLocaleLowerCase('de');
  const inDays = days ? `in ${countText(days, 'Tag', 'Tagen')} ${verb}` : null;
  return [placeNames(property).join(', '), year, inDays].filter(Boolean).join(' · ');
}

/** A reference: the sold property, its place and how it was sold, no price. The whole card is one link. */
function SoldCard({ property }: { property: ReferenceCard }) {
  const facts = [
    countOf(property.number_of_rooms, 'Zimmer', 'Zimmer'),
    countOf(property.number_of_bath_rooms, 'Bad', 'Bäder'),
    formatArea(property.living_space),
  ].filter((fact) => fact !== null);
  return (
    <chakra.article
      position="relative"
      h="full"
      overflow="hidden"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      _focusWithin={{ borderColor: 'brass' }}
      css={{
        '& img': { transition: 'transform', transitionDuration: 'calm' },
        '&:hover img': { transform: 'scale(1.02)' },
      }}
    >
      <chakra.div position="relative" overflow="hidden" aspectRatio="600 / 384">
        <PropertyImage image={property.image} alt="" preset={responsiveImages.card} />
        <Badge tone="closed" position="absolute" top="3" left="3">
          {offerStateLabel(property)}
        </Badge>
      </chakra.div>
      <chakra.div p="5">
        <chakra.h3 fontSize="1.25rem" lineHeight="snug">
          <CoverLink to="/immobilie/$slug" params={{ slug: propertySlug(property) }}>
            {typeset(property.title)}
          </CoverLink>
        </chakra.h3>
        <chakra.p mt="1" color="inkMuted">
          {closingOf(property)}
        </chakra.p>
        <chakra.p mt="2">{facts.join(' · ')}</chakra.p>
      </chakra.div>
    </chakra.article>
  );
}

const firstShown = 6;

const focusLink = (card: HTMLLIElement | null): void => card?.querySelector('a')?.focus();

/** Sold properties. A failed load is only logged and looks like an empty list (visitor-area §8). */
export function References() {
  const { data, error, isPending } = useQuery(soldQuery);
  const [isComplete, setComplete] = useState(false);
  const sold = data?.items ?? [];
  const { referencesTitle, referencesText } = texts(sell);
  useEffect(() => {
    if (error) logFailure('Sold properties not loaded', error);
  }, [error]);

  return (
    <Section id="referenzen" aria-labelledby="referenzen-titel">
      <Container>
        <SectionTitle id="referenzen-titel">{referencesTitle}</SectionTitle>
        <chakra.p mt="3" mb={{ base: '6', md: '10' }} color="inkMuted">
          {referencesText}
        </chakra.p>
        {isPending && <PropertyCardsSkeleton count={3} />}
        {!isPending && sold.length === 0 && (
          <Notice title="Keine verkauften Immobilien verfügbar" role="status" />
        )}
        <CardGrid>
          {sold.map((property, index) => (
            <chakra.li
              key={property.id}
              // The button that had the focus disappears.
              ref={isComplete && index === firstShown ? focusLink : undefined}
              data-without-script={isComplete || index < firstShown ? undefined : true}
              display={isComplete || index < firstShown ? undefined : 'none'}
              _noScript={{ display: 'block' }}
            >
              <SoldCard property={property} />
            </chakra.li>
          ))}
        </CardGrid>
        {!isComplete && sold.length > firstShown && (
          <Row data-needs-script justifyContent="center" mt={{ base: '8', md: '12' }}>
            <Button tone="outline" onClick={() => setComplete(true)}>
              {sold.length} Referenzen anzeigen
            </Button>
          </Row>
        )}
      </Container>
    </Section>
  );
}
