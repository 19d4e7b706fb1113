import { agency } from '@estate/content/agency';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle, textLink } from '../../../shared/ui/type.tsx';

/** Section for visitors who prefer to ask a question. `children` is the contact form, which the route passes in. */
export function QuestionSection({ children }: { children: ReactNode }) {
  return (
    <Section id="frage" tone="sand" aria-labelledby="frage-titel">
      <Container
        display="grid"
        columnGap="12"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <div>
          <SectionTitle id="frage-titel">Lieber erst eine Frage?</SectionTitle>
          <chakra.p mt="4" fontSize="md" maxW="32rem">
            Schreiben Sie uns, was Sie wissen möchten. Oder rufen Sie an:{' '}
            <chakra.a href={`tel:${agency.phone.e164}`} css={textLink} whiteSpace="nowrap">
              {agency.phone.text}
            </chakra.a>
          </chakra.p>
        </div>
        <chakra.div p={{ base: '5', md: '8' }} bg="card" borderWidth="1px" borderRadius="card">
          {children}
        </chakra.div>
      </Container>
    </Section>
  );
}
