import { agency } from '@estate/content/sections/agency';
import { openingHoursText } from '@estate/content/opening-hours';
import { texts } from '@estate/content/texts';
import { brokers } from '@estate/content/brokers';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { addressLink, PhoneLine } from '../../ui/phone-line.tsx';

function Line({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="4">
      <chakra.span mt="1" color="brassDeep" flexShrink="0">
        {icon}
      </chakra.span>
      <div>
        <chakra.h3 fontFamily="body" fontSize="sm" lineHeight="text">
          {title}
        </chakra.h3>
        <chakra.address fontStyle="normal">{children}</chakra.address>
      </div>
    </chakra.div>
  );
}

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function InfoCard() {
  const { name, address, phone, email, openingHours, managingDirector } = texts(agency);
  const director = brokers().find((broker) => broker.name === managingDirector);
  return (
    <chakra.section
      aria-label="So erreichen Sie uns"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '6', md: '8' }}
    >
      <chakra.h2 htmlTranslate="no" fontSize="lg">
        {name}
      </chakra.h2>
      <chakra.div display="grid" gap="5" mt="5">
        <Line icon={<MapPin {...icon} />} title="Adresse">
          <p>{address.street}</p>
          <p>{`${address.zipCode} ${address.city}`}</p>
        </Line>
        <Line icon={<Phone {...icon} />} title="Telefon">
          <PhoneLine label="Büro" phone={phone} />
          {director && <PhoneLine label="Mobil" phone={director.mobile} />}
        </Line>
        <Line icon={<Mail {...icon} />} title="E-Mail">
          <chakra.a href={`mailto:${email}`} overflowWrap="anywhere" {...addressLink}>
            {email}
          </chakra.a>
        </Line>
        <Line icon={<Clock {...icon} />} title="Öffnungszeiten">
          {openingHours.map(openingHoursText).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Line>
      </chakra.div>
    </chakra.section>
  );
}
