import { getQuery } from '../../../shared/api/get-query.ts';
import type { Broker } from '@estate/content/sections/people';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { PropertyCards } from '../../ui/property-card/property-cards.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

/** The offers whose contact person is this broker. */
const brokerPropertiesQuery = (slug: string) =>
  getQuery('/api/brokers/{slug}/properties', { path: { slug } });

/**
 * The offers whose contact person is this broker. Without offers, and after a failed request, the section is left out,
 * because the page is about the broker.
 */
export function BrokerProperties({ broker: { slug, name } }: { broker: Broker }) {
  const { data } = useQuery(brokerPropertiesQuery(slug));
  if (!data || data.items.length === 0) return null;
  const { items, total } = data;
  return (
    <Section tone="sand" aria-labelledby="angebote">
      <Container>
        <SectionTitle id="angebote" mb={{ base: '6', md: '10' }}>
          Aktuelle Angebote von <span translate="no">{name}</span>
        </SectionTitle>
        <PropertyCards items={items} />
        {total > items.length && (
          <Row
            justifyContent="center"
            alignItems="center"
            gap="4"
            flexWrap="wrap"
            mt={{ base: '8', md: '12' }}
          >
            <chakra.p color="inkMuted">
              {items.length} von {total} Angeboten
            </chakra.p>
            <ButtonLink to="/immobilien" tone="outline">
              Alle Immobilien ansehen
            </ButtonLink>
          </Row>
        )}
      </Container>
    </Section>
  );
}
