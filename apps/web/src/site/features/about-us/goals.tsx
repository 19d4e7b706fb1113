import { about } from '@estate/content/sections/about';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CardGrid, Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

/** Explains why not all offers are public; /suchauftrag links to this section. */
export function Goals() {
  const { goalsTitle, goalsIntro, goals } = texts(about);
  return (
    <Section id="immobilienziele" aria-labelledby="immobilienziele-titel" tone="brand">
      <Container>
        <SectionTitle id="immobilienziele-titel">{goalsTitle}</SectionTitle>
        <chakra.p mt="4" maxW="measure" fontSize="md">
          {goalsIntro}
        </chakra.p>
        <CardGrid mt={{ base: '8', md: '12' }} gap={{ base: '8', md: '10' }}>
          {goals.map(({ title, text }) => (
            <chakra.li key={title} borderTopWidth="1px" borderColor="brassLight" pt="5">
              <chakra.h3 fontSize="lg" color="brassLight">
                {title}
              </chakra.h3>
              <chakra.p mt="3">{text}</chakra.p>
            </chakra.li>
          ))}
        </CardGrid>
        <Row gap="3" mt={{ base: '8', md: '12' }}>
          <ButtonLink to="/suchauftrag" tone="light">
            Suchauftrag erteilen
          </ButtonLink>
          <ButtonLink to="/bewertung" tone="lightOutline">
            Immobilie bewerten
          </ButtonLink>
        </Row>
      </Container>
    </Section>
  );
}
