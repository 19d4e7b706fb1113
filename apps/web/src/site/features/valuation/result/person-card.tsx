import { phoneLink } from '@estate/content/phone';
import { brokerFor } from '@estate/content/responsible';
import { Phone } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor } from '../../../../shared/ui/button.tsx';
import { BrokerPhoto } from '../../../ui/broker-photo.tsx';
import type { HomeAnswers } from './range-query.ts';

/** The person who answers for the place of the home. */
export function PersonCard({ home }: { home: HomeAnswers }) {
  const { address_postal_code: zip_code, address_city: city } = home;
  const { broker } = brokerFor({ zip_code, city, subjects: ['valuation'] });
  return (
    <chakra.section aria-label="Ihre Ansprechperson" p="5" bg="card" borderWidth="1px" borderRadius="card">
      <chakra.div display="flex" gap="4" alignItems="center">
        <BrokerPhoto
          broker={broker}
          sizes="84px"
          loading="lazy"
          w="84px"
          h="112px"
          flexShrink="0"
          borderRadius="card"
        />
        <div>
          <chakra.p fontFamily="heading" fontSize="lg" lineHeight="snug" htmlTranslate="no">
            {broker.name}
          </chakra.p>
          <chakra.p fontSize="xs">{broker.jobTitle}</chakra.p>
          <chakra.p fontSize="xs" color="inkMuted">
            antwortet auf Ihre Anfrage
          </chakra.p>
        </div>
      </chakra.div>
      <chakra.p mt="4" fontSize="sm">
        Genauer wird es vor Ort: kostenlos und unverbindlich.
      </chakra.p>
      <ButtonAnchor href={phoneLink(broker.mobile)} tone="outline" mt="4" w="full">
        <Phone size={18} strokeWidth={1.5} aria-hidden />
        {broker.mobile}
      </ButtonAnchor>
    </chakra.section>
  );
}
