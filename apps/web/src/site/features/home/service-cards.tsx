import { homeOffer, type Service, type ServiceIcon } from '@estate/content/sections/home-offer';
import { texts } from '@estate/content/texts';
import {
  ArrowRight,
  Calculator,
  ChartLine,
  Compass,
  Handshake,
  KeyRound,
  type LucideIcon,
  ScrollText,
} from 'lucide-react';
import { useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { CoverLink } from '../../../shared/ui/button.tsx';
import { CardGrid, Container, Section } from '../../../shared/ui/layout.tsx';
import { linkProps } from '../../ui/page-link.ts';
import { SectionTitle } from '../../../shared/ui/type.tsx';

const icons: Readonly<Record<ServiceIcon, LucideIcon>> = {
  sale: Handshake,
  valuation: Calculator,
  'buyer-advice': Compass,
  letting: KeyRound,
  investment: ChartLine,
  'expert-report': ScrollText,
};

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    p: { base: '6', md: '8' },
    bg: 'card',
    borderWidth: '1px',
    borderRadius: 'card',
    transition: 'colors',
    _hover: { borderColor: 'brass' },
  },
});

function ServiceCard({ service }: { service: Service }) {
  const { icon, title, text, link } = service;
  const Icon = icons[icon];
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <chakra.div
        display="flex"
        flexDirection={{ md: 'column' }}
        alignItems={{ base: 'center', md: 'flex-start' }}
        columnGap="3"
        rowGap="5"
      >
        <chakra.span color="brass">
          <Icon size={30} strokeWidth={1.5} aria-hidden />
        </chakra.span>
        <chakra.h3 id={titleId} minW="0" fontSize="lg">
          {title}
        </chakra.h3>
      </chakra.div>
      <chakra.p mt="3" mb="5" color="inkMuted" textWrap="pretty">
        {text}
      </chakra.p>
      <CoverLink
        {...linkProps(link)}
        aria-label={`Mehr erfahren: ${title}`}
        display="inline-flex"
        alignItems="center"
        gap="2"
        mt="auto"
        minH="6"
        alignSelf="flex-start"
        fontWeight="semibold"
        _hover={{ color: 'brassDeep' }}
      >
        Mehr erfahren
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
      </CoverLink>
    </Card>
  );
}

/** The six services, each card one link (visitor-area §2, Home). */
export function ServiceCards() {
  const { servicesTitle, services } = texts(homeOffer);
  return (
    <Section tone="sand" aria-labelledby="leistungen">
      <Container>
        <SectionTitle id="leistungen" mb={{ base: '6', md: '10' }}>
          {servicesTitle}
        </SectionTitle>
        <CardGrid>
          {services.map((service) => (
            <li key={service.title}>
              <ServiceCard service={service} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}
