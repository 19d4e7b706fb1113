import { appraisal, type AppraisalService } from '@estate/content/sections/appraisal';
import { texts } from '@estate/content/texts';
import { Check } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CardGrid, Container, Section } from '../../../shared/ui/layout.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { SectionTitle, VisuallyHidden } from '../../../shared/ui/type.tsx';

function ServiceCard({ service }: { service: AppraisalService }) {
  const { title, subtitle, priceText, features, description } = service;
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '6', md: '7' }}
    >
      <chakra.h3 fontSize="lg">{typeset(title)}</chakra.h3>
      <chakra.p mt="2" color="inkMuted" lineHeight="snug">
        {subtitle}
      </chakra.p>
      <chakra.p mt="4" fontFamily="heading" fontSize="xl" fontWeight="semibold" color="brassDeep">
        {priceText}
      </chakra.p>
      <chakra.p mt="4" fontSize="sm">
        {description}
      </chakra.p>
      <chakra.ul mt="5" mb="6" display="grid" gap="2">
        {features.map((feature) => (
          <chakra.li key={feature} display="flex" gap="3" lineHeight="snug">
            <chakra.span mt="0.5" color="brass" flexShrink="0">
              <Check size={18} strokeWidth={1.75} aria-hidden />
            </chakra.span>
            {feature}
          </chakra.li>
        ))}
      </chakra.ul>
      <ButtonLink to="." hash="kontakt" tone="outline" mt="auto">
        Jetzt anfordern
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ButtonLink>
    </chakra.li>
  );
}

/** The six services of staff-area §3 with their prices. */
export function ServiceCards() {
  const { servicesTitle, priceNote, services } = texts(appraisal);
  return (
    <Section aria-labelledby="leistungen-titel">
      <Container>
        <SectionTitle id="leistungen-titel">{servicesTitle}</SectionTitle>
        <chakra.p mt="3" mb={{ base: '6', md: '10' }} maxW="measure">
          {priceNote}
        </chakra.p>
        <CardGrid>
          {services.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}
