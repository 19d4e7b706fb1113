import { homeOffer } from '@estate/content/sections/home-offer';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { Prose, SectionTitle } from '../../../shared/ui/type.tsx';

/** The mission as a centred text without pictures, so that the page is quiet before the loud part for sellers. */
export function Mission() {
  const { missionTitle, mission } = texts(homeOffer);
  const [first, ...others] = mission;
  return (
    <Section aria-labelledby="mission" py={{ base: '16', md: '24', xl: '32' }} textAlign={{ md: 'center' }}>
      <Container>
        <SectionTitle id="mission" maxW="20ch" mx={{ md: 'auto' }}>
          {missionTitle}
        </SectionTitle>
        <Prose mt={{ base: '6', md: '8' }} mx="auto" maxW="44rem" color="inkMuted">
          <chakra.p
            fontFamily="heading"
            fontSize={{ base: 'lg', md: '1.625rem' }}
            lineHeight="snug"
            color="ink"
          >
            {first}
          </chakra.p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Container>
    </Section>
  );
}
