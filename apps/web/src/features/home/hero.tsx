import { chakra } from '@chakra-ui/react/styled-system';
import poster from '../../assets/hero.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { Container, Row } from '../../ui/layout.tsx';
import { heroImage } from './hero-image.ts';
import { HeroVideo } from './hero-video.tsx';

const actions: readonly { label: string; to: string; tone: 'light' | 'lightOutline' }[] = [
  { label: 'Immobilie verkaufen', to: '/verkaufen', tone: 'light' },
  { label: 'Immobilien ansehen', to: '/immobilien', tone: 'lightOutline' },
];

/** Image, headline and slogan of visitor-area §2, Home. */
export function Hero() {
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      bg="brand"
      color="white"
      minH={{ base: 'min(38rem, calc(100dvh - 56px))', lg: 'min(44rem, calc(100dvh - 72px))' }}
      display="flex"
      alignItems={{ base: 'flex-start', lg: 'center' }}
    >
      <chakra.img
        src={poster}
        alt=""
        htmlWidth={1600}
        htmlHeight={900}
        fetchPriority="high"
        decoding="sync"
        {...heroImage}
      />
      <HeroVideo />
      <Container position="relative" py={{ base: '10', md: '16' }}>
        <chakra.h1
          maxW="22ch"
          fontSize={{ base: 'clamp(1.375rem, 7.1vw, 2.25rem)', md: '3xl', lg: '3.5rem' }}
          letterSpacing="-0.015em"
        >
          Immobilienvermarktung mit Herz und Verstand
        </chakra.h1>
        <chakra.p
          mt="5"
          fontSize={{ base: 'xs', md: 'sm' }}
          fontWeight="semibold"
          letterSpacing="wide"
          color="brassLight"
          hyphens="none"
        >
          SERIÖS. PROFESSIONELL. ERFOLGREICH.
        </chakra.p>
        <Row gap="3" mt="8">
          {actions.map(({ label, to, tone }) => (
            <ButtonLink key={to} to={to} tone={tone}>
              {label}
            </ButtonLink>
          ))}
        </Row>
      </Container>
    </chakra.section>
  );
}
