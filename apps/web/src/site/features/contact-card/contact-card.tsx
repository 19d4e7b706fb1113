import { chatLink } from '@estate/content/brokers';
import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { type AssignableProperty, brokerForProperty } from '@estate/content/responsible';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { BrokerPhoto } from '../../ui/broker-photo.tsx';
import { ButtonAnchor } from '../../../shared/ui/button.tsx';
import { addressLink, PhoneLine } from '../../ui/phone-line.tsx';

/** The broker who is responsible for the property (visitor-area §9), with all contact data; `children` are the forms. */
export function ContactCard({ property, children }: { property: AssignableProperty; children?: ReactNode }) {
  const { broker, email } = brokerForProperty(property);
  const { name, address, phone } = texts(agency);
  return (
    <chakra.section
      aria-label="Ihr Kontakt"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '5', md: '6' }}
    >
      <chakra.div
        display="flex"
        flexWrap={{ base: 'nowrap', _largeText: 'wrap' }}
        gap="4"
        alignItems="center"
      >
        <BrokerPhoto
          broker={broker}
          sizes="84px"
          loading="lazy"
          w="84px"
          h="112px"
          borderRadius="card"
          flexShrink="0"
        />
        <div>
          <chakra.p color="inkMuted" fontSize="xs">
            Ihr Kontakt
          </chakra.p>
          <chakra.p
            htmlTranslate="no"
            fontFamily="heading"
            fontSize="1.25rem"
            fontWeight="semibold"
            lineHeight="snug"
          >
            {broker.name}
          </chakra.p>
          <chakra.p fontSize="xs">{broker.jobTitle}</chakra.p>
        </div>
      </chakra.div>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', _largeText: '1fr' }} mt="4">
        <ButtonAnchor href={phoneLink(broker.mobile)} tone="outline" px="3">
          <Phone size={18} strokeWidth={1.5} aria-hidden />
          Anrufen
        </ButtonAnchor>
        <ButtonAnchor href={chatLink(broker)} target="_blank" rel="noreferrer" tone="outline" px="3">
          <MessageCircle size={18} strokeWidth={1.5} aria-hidden />
          WhatsApp
        </ButtonAnchor>
      </chakra.div>
      {children && <chakra.div mt="4">{children}</chakra.div>}
      <chakra.address fontStyle="normal" mt="5" lineHeight="snug">
        <chakra.p color="inkMuted">
          <span translate="no">{name}</span>
          <br />
          {address.street}
          <br />
          {address.zipCode} {address.city}
        </chakra.p>
        <chakra.div mt="3">
          <PhoneLine label="Mobil" phone={broker.mobile} />
          <PhoneLine label="Büro" phone={phone} />
          <chakra.p overflowWrap="anywhere">
            E-Mail{' '}
            <chakra.a href={`mailto:${email}`} {...addressLink}>
              {email}
            </chakra.a>
          </chakra.p>
        </chakra.div>
      </chakra.address>
    </chakra.section>
  );
}
