import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

/** Target of 'Jetzt anfordern': the contact form (`children`) and a link to all contact data. */
export function RequestSection({ children }: { children: ReactNode }) {
  return (
    <Section tone="sand" id="kontakt" aria-labelledby="kontakt-titel">
      <Container
        display="grid"
        columnGap="16"
        rowGap="8"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <div>
          <SectionTitle id="kontakt-titel">Gutachten anfragen</SectionTitle>
          <chakra.p mt="4" fontSize="md" maxW="30rem">
            Schreiben Sie uns, um welche Immobilie es geht und wofür Sie das Gutachten brauchen. Sie erhalten
            ein schriftliches Angebot mit Preis und Termin. Die Anfrage ist kostenlos.
          </chakra.p>
          <ButtonLink to="/kontakt" tone="outline" mt="6">
            Alle Kontaktdaten
          </ButtonLink>
        </div>
        <chakra.div bg="card" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '8' }}>
          {children}
        </chakra.div>
      </Container>
    </Section>
  );
}
