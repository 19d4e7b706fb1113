import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import type { Broker } from '@estate/content/sections/people';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { PhoneLine } from '../../ui/phone-line.tsx';
import { HiddenMailLink } from './hidden-mail-link.tsx';

/**
 * Phone numbers, e-mail and the form (`children`). The card is sticky at its lower edge, so that a card that is higher
 * than the screen can be scrolled to its end.
 */
export function BrokerContact({ broker, children }: { broker: Broker; children: ReactNode }) {
  const { name, mobile, email, availability } = broker;
  return (
    <chakra.section
      id="kontakt"
      aria-labelledby="kontakt-titel"
      alignSelf="end"
      position={{ lg: 'sticky' }}
      bottom="6"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '5', md: '7' }}
    >
      <chakra.h2 id="kontakt-titel" fontSize="lg">
        Nachricht an <span translate="no">{name}</span>
      </chakra.h2>
      <chakra.address fontStyle="normal" mt="3" mb="5" pb="4" borderBottomWidth="1px" lineHeight="snug">
        <PhoneLine label="Mobil" phone={mobile} />
        <PhoneLine label="Büro" phone={texts(agency).phone} />
        <p>
          E-Mail <HiddenMailLink email={email} />
        </p>
        <chakra.p mt="1" color="inkMuted" fontSize="xs">
          Erreichbar {availability}
        </chakra.p>
      </chakra.address>
      {children}
    </chakra.section>
  );
}
