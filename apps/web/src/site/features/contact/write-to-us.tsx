import { contact } from '@estate/content/sections/contact';
import { texts } from '@estate/content/texts';
import { contact as contactForm } from '@estate/domain/forms/contact';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { VisitorForm } from '../../form/visitor-form.tsx';
import office from './office.svg';

/** The short form of /kontakt and the image of the office; `page` is the page's path with its query. */
export function WriteToUs({ page }: { page: string }) {
  const { formTitle, formText, imageAlt } = texts(contact);
  return (
    <Section tone="sand" id="kontakt" aria-labelledby="kontakt-titel">
      <Container
        display="grid"
        columnGap="16"
        rowGap="10"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <div>
          <SectionTitle id="kontakt-titel">{formTitle}</SectionTitle>
          <chakra.p mt="3" mb="8" maxW="36rem">
            {typeset(formText)}
          </chakra.p>
          <VisitorForm form={contactForm} page={page} />
        </div>
        <chakra.img
          src={office}
          alt={imageAlt}
          htmlWidth={900}
          htmlHeight={675}
          loading="lazy"
          w="full"
          h="auto"
          borderRadius="card"
          position={{ lg: 'sticky' }}
          top="calc(var(--header-height) + 2rem)"
        />
      </Container>
    </Section>
  );
}
