import { mission } from '@estate/content/mission';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { Prose, SectionTitle } from '../../../shared/ui/type.tsx';

export function Mission() {
  return (
    <Section aria-labelledby="mission">
      <Container
        display="grid"
        columnGap="16"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <SectionTitle id="mission" maxW="16ch">
          {mission.title}
        </SectionTitle>
        <Prose>
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Container>
    </Section>
  );
}
