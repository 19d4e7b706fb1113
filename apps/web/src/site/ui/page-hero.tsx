import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container } from '../../shared/ui/layout.tsx';

/** A drawing with its size in px. The browser reserves the drawing's place by the ratio of width and height. */
interface Drawing {
  src: string;
  width: number;
  height: number;
}

/** Dark band, the first part of a page; `drawing` is beside the text on wide screens and below it on narrow screens. */
export const Hero = ({ drawing, children }: { drawing?: Drawing | undefined; children: ReactNode }) => (
  <chakra.section bg="brand" color="white" overflow="hidden">
    <Container
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: drawing ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)',
      }}
      columnGap="12"
      alignItems="center"
    >
      {children}
      {drawing && (
        <chakra.img
          src={drawing.src}
          alt=""
          htmlWidth={drawing.width}
          htmlHeight={drawing.height}
          display="block"
          w="full"
          h="auto"
          maxW={{ base: '28rem', lg: 'none' }}
          mx="auto"
          alignSelf="end"
        />
      )}
    </Container>
  </chakra.section>
);

export const PageHero = ({
  title,
  subtitle,
  drawing,
}: {
  title: string;
  subtitle: string;
  drawing?: Drawing;
}) => (
  <Hero drawing={drawing}>
    <chakra.div py={{ base: '10', md: '14', lg: '20' }} pb={drawing ? { base: '6', lg: '20' } : undefined}>
      <chakra.h1 fontSize={{ base: 'clamp(1.5rem, 7.8vw, 2.25rem)', md: '3xl' }} letterSpacing="-0.015em">
        {title}
      </chakra.h1>
      <chakra.p mt="4" fontSize={{ base: 'md', md: '1.25rem' }} maxW="36rem" lineHeight="1.5">
        {subtitle}
      </chakra.p>
    </chakra.div>
  </Hero>
);
