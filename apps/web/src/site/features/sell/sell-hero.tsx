import { contactLink } from '@estate/content/navigation';
import { sell } from '@estate/content/sections/sell';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ButtonRow, Container } from '../../../shared/ui/layout.tsx';
import { pathOf } from '../../ui/page-link.ts';
import street from './evening-street.svg';

export function SellHero({ onStart }: { onStart: () => void }) {
  const { title, subtitle } = texts(sell);
  return (
    <chakra.section bg="brand" color="white" overflow="hidden">
      <Container pt={{ base: '10', md: '16' }} pb={{ base: '8', md: '12' }}>
        <chakra.h1 fontSize={{ base: 'clamp(1.75rem, 8vw, 2.25rem)', md: '3xl' }} letterSpacing="-0.015em">
          {title}
        </chakra.h1>
        <chakra.p mt="4" fontSize="md" maxW="36rem">
          {subtitle}
        </chakra.p>
        <ButtonRow mt="8">
          <Button data-needs-script tone="light" onClick={onStart}>
            Immobilie kostenlos bewerten
          </Button>
          <ButtonLink to={pathOf(contactLink)} hash={contactLink.hash ?? ''} tone="lightOutline">
            {contactLink.label}
          </ButtonLink>
        </ButtonRow>
      </Container>
      <chakra.img
        src={street}
        alt=""
        htmlWidth={4800}
        htmlHeight={300}
        display="block"
        // The drawing is scaled by its height only: a wider screen shows more of the street, and sun and roofs are
        // never cropped.
        w="auto"
        maxW="none"
        h={{ base: '32', sm: '11rem', md: '64' }}
        css={{ '@media (min-width: 120rem)': { height: '20rem' } }}
        position="relative"
        left="50%"
        transform="translateX(-50%)"
      />
    </chakra.section>
  );
}
