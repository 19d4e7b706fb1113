import { aboutContact, careerHint } from '@estate/content/about-page';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

/** The contact form (`children`) of /ueber-uns, and a text for applicants. */
export function AboutContactSection({ children }: { children: ReactNode }) {
  return (
    <Section id="kontakt" aria-labelledby="kontakt-titel">
      <Container
        display="grid"
        columnGap="16"
        rowGap="8"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <div>
          <SectionTitle id="kontakt-titel">{aboutContact.title}</SectionTitle>
          <chakra.p mt="4" fontSize="md" maxW="30rem">
            {aboutContact.text}
          </chakra.p>
          <chakra.div
            mt={{ base: '6', lg: '12' }}
            pl="5"
            borderLeftWidth="3px"
            borderColor="brass"
            maxW="30rem"
          >
            <chakra.h3 fontSize="lg">{careerHint.title}</chakra.h3>
            <chakra.p mt="2">{careerHint.text}</chakra.p>
          </chakra.div>
        </div>
        <chakra.div bg="card" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '8' }}>
          {children}
        </chakra.div>
      </Container>
    </Section>
  );
}
