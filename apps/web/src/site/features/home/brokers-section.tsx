import type { Broker } from '@estate/content/sections/people';
import { brokers } from '@estate/content/brokers';
import { homeTrust } from '@estate/content/sections/home-trust';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { BrokerPhoto } from '../../ui/broker-photo.tsx';
import { ButtonLink, CoverLink } from '../../../shared/ui/button.tsx';
import { Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

function Person({ broker }: { broker: Broker }) {
  const { slug, name, focus } = broker;
  return (
    <chakra.li
      position="relative"
      display="flex"
      alignItems="center"
      gap="4"
      p="3"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      _focusWithin={{ borderColor: 'brass' }}
    >
      <BrokerPhoto
        broker={broker}
        sizes="72px"
        loading="lazy"
        flexShrink="0"
        w="72px"
        h="96px"
        borderRadius="card"
      />
      <chakra.div minW="0">
        <chakra.h3 fontSize="md" lineHeight="snug">
          <CoverLink to="/makler/$slug" params={{ slug }} htmlTranslate="no">
            {name}
          </CoverLink>
        </chakra.h3>
        <chakra.p mt="1" fontSize="xs" lineHeight="snug" color="inkMuted">
          {focus}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

export function BrokersSection() {
  const { teamTitle, teamText } = texts(homeTrust);
  return (
    <Section aria-labelledby="menschen">
      <Container>
        <SectionTitle id="menschen">{teamTitle}</SectionTitle>
        <chakra.p mt="3" mb={{ base: '6', md: '10' }} maxW="measure">
          {teamText}
        </chakra.p>
        <chakra.ul
          display="grid"
          gap={{ base: '3', md: '4' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(4, minmax(0, 1fr))',
          }}
        >
          {brokers().map((broker) => (
            <Person key={broker.slug} broker={broker} />
          ))}
        </chakra.ul>
        <Row justifyContent="center" mt={{ base: '6', md: '10' }}>
          <ButtonLink to="/ueber-uns" tone="outline">
            Mehr über uns
          </ButtonLink>
        </Row>
      </Container>
    </Section>
  );
}
