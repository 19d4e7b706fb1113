import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logFailure } from '../../log-failure.ts';
import { chakra } from '../../theme/chakra.tsx';
import { Button } from '../../ui/button.tsx';
import { CardGrid, Container, Row, Section } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PropertyCardsSkeleton } from '../../ui/property-card/property-cards.tsx';
import { SectionTitle } from '../../ui/type.tsx';
import { onlyWithoutScript } from '../../ui/without-script.ts';
import { SoldCard } from './sold-card.tsx';
import { soldQuery } from './sold-query.ts';

const firstShown = 6;

/** Sold properties. A failed load is only logged and looks like an empty list (visitor-area §8). */
export function References() {
  const { data, error, isPending } = useQuery(soldQuery);
  const [isComplete, setComplete] = useState(false);
  const sold = data?.items ?? [];
  useEffect(() => {
    if (error) logFailure('Sold properties not loaded', error);
  }, [error]);

  return (
    <Section id="referenzen" aria-labelledby="referenzen-titel">
      <Container>
        <SectionTitle id="referenzen-titel">Referenzen</SectionTitle>
        <chakra.p mt="3" mb={{ base: '6', md: '10' }} color="inkMuted">
          Objekte, die wir verkauft oder vermietet haben.
        </chakra.p>
        {isPending && <PropertyCardsSkeleton count={3} />}
        {!isPending && sold.length === 0 && (
          <Notice title="Keine verkauften Immobilien verfügbar" role="status" />
        )}
        <CardGrid>
          {sold.map((property, index) => (
            <chakra.li
              key={property.id}
              {...(isComplete || index < firstShown ? {} : onlyWithoutScript('block'))}
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
