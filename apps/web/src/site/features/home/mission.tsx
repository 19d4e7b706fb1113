import { home } from '@estate/content/sections/home';
import { texts } from '@estate/content/texts';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { Prose, SectionTitle } from '../../../shared/ui/type.tsx';

export function Mission() {
  const { missionTitle, mission } = texts(home);
  return (
    <Section aria-labelledby="mission">
      <Container
        display="grid"
        columnGap="16"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <SectionTitle id="mission" maxW="16ch">
          {missionTitle}
        </SectionTitle>
        <Prose>
          {mission.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Container>
    </Section>
  );
}
