import type { Broker } from '@estate/content/sections/people';
import { brokers } from '@estate/content/brokers';
import { about } from '@estate/content/sections/about';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { BrokerPhoto } from '../../ui/broker-photo.tsx';
import { CoverLink } from '../../../shared/ui/button.tsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

function Member({ broker }: { broker: Broker }) {
  const { slug, name, jobTitle, focus } = broker;
  return (
    <chakra.li
      className="group"
      position="relative"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
    >
      <chakra.div overflow="hidden" aspectRatio="3 / 4" bg="sand">
        <BrokerPhoto
          broker={broker}
          sizes="(min-width: 64rem) 282px, calc(50vw - 1.5rem)"
          loading="lazy"
          w="full"
          h="full"
          transition="transform 250ms"
          _groupHover={{ transform: 'scale(1.02)' }}
        />
      </chakra.div>
      <chakra.div p={{ base: '3', md: '5' }}>
        <chakra.h3 fontSize={{ base: 'md', md: '1.25rem' }}>
          <CoverLink to="/makler/$slug" params={{ slug }} htmlTranslate="no">
            {name}
          </CoverLink>
        </chakra.h3>
        <chakra.p mt="2" fontSize="xs" lineHeight="snug">
          {jobTitle}
        </chakra.p>
        <chakra.p mt="1" fontSize="xs" lineHeight="snug" color="inkMuted">
          {focus}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

export function TeamGrid() {
  const { teamTitle, teamText } = texts(about);
  return (
    <Section id="team" aria-labelledby="team-titel">
      <Container>
        <SectionTitle id="team-titel">{teamTitle}</SectionTitle>
        <chakra.p mt="3" mb={{ base: '6', md: '10' }} maxW="measure">
          {teamText}
        </chakra.p>
        <chakra.ul
          display="grid"
          // Two or four columns, because with an even number of brokers the last row then has at least two cards.
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
        >
          {brokers().map((broker) => (
            <Member key={broker.slug} broker={broker} />
          ))}
        </chakra.ul>
      </Container>
    </Section>
  );
}
