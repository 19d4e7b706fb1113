import { chatLink } from '@estate/content/brokers';
import { phoneLink } from '@estate/content/phone';
import type { Broker } from '@estate/content/sections/people';
import { ArrowLeft, Mail, MessageCircle, Phone } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { BrokerPhoto } from '../../ui/broker-photo.tsx';
import { ButtonAnchor, ButtonLink, StyledLink } from '../../../shared/ui/button.tsx';
import { Container, Row } from '../../../shared/ui/layout.tsx';
import { PageTitle, textLink } from '../../../shared/ui/type.tsx';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function BrokerHead({ broker }: { broker: Broker }) {
  const { name, jobTitle, focus, mobile } = broker;
  return (
    <Container pt={{ base: '4', md: '8' }}>
      <StyledLink
        to="/ueber-uns"
        hash="team"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        css={textLink}
      >
        <ArrowLeft {...icon} />
        Zurück zum Team
      </StyledLink>
      <chakra.div
        display="grid"
        columnGap={{ base: '8', lg: '16' }}
        rowGap="6"
        alignItems="center"
        mt={{ base: '3', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 450px) minmax(0, 1fr)' }}
      >
        <BrokerPhoto
          broker={broker}
          sizes="(min-width: 48rem) 450px, 15rem"
          fetchPriority="high"
          w="full"
          h="auto"
          maxW={{ base: '15rem', md: '450px' }}
          aspectRatio="3 / 4"
          borderRadius="card"
        />
        <div>
          <chakra.p fontSize="sm" color="brassDeep" fontWeight="semibold">
            {jobTitle}
          </chakra.p>
          <PageTitle htmlTranslate="no" mt="2" fontSize="2xl">
            {name}
          </PageTitle>
          <chakra.p mt="4" fontSize={{ base: 'md', md: 'lg' }} lineHeight="snug" maxW="30rem">
            {focus}
          </chakra.p>
          <Row gap="3" mt="8" flexDirection={{ base: 'column', sm: 'row' }} alignItems="stretch">
            <ButtonLink to="." hash="kontakt">
              <Mail {...icon} />
              Nachricht schreiben
            </ButtonLink>
            <ButtonAnchor href={phoneLink(mobile)} tone="outline">
              <Phone {...icon} />
              Anrufen
            </ButtonAnchor>
            <ButtonAnchor href={chatLink(broker)} target="_blank" rel="noreferrer" tone="outline">
              <MessageCircle {...icon} />
              WhatsApp
            </ButtonAnchor>
          </Row>
        </div>
      </chakra.div>
    </Container>
  );
}
