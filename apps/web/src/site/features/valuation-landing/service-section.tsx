import { contactLink } from '@estate/content/navigation';
import { valuation } from '@estate/content/sections/valuation';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { Prose, SectionTitle } from '../../../shared/ui/type.tsx';

export function ServiceSection() {
  const { serviceTitle, service } = texts(valuation);
  return (
    <Section aria-labelledby="leistung">
      <Container
        display="grid"
        columnGap="12"
        rowGap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <SectionTitle id="leistung">{serviceTitle}</SectionTitle>
        <div>
          <Prose>
            {service.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <chakra.div mt="8">
            <ButtonLink to={pathOf(contactLink)} hash={contactLink.hash ?? ''} tone="outline">
              {contactLink.label}
            </ButtonLink>
          </chakra.div>
        </div>
      </Container>
    </Section>
  );
}
