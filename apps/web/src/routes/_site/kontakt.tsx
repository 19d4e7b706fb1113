import { contact } from '@estate/content/sections/contact';
import { texts } from '@estate/content/texts';
import { callback } from '@estate/domain/forms/callback';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPlace } from '../../site/features/contact/contact-place.tsx';
import { parseContactSearch } from '@estate/content/contact-search';
import { WriteToUs } from '../../site/features/contact/write-to-us.tsx';
import { FormSection } from '../../site/form/form-section.tsx';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/type.tsx';
import { PageParts } from '../../site/ui/parts.tsx';

export const Route = createFileRoute('/_site/kontakt')({
  validateSearch: parseContactSearch,
  component: ContactPage,
});

function ContactPage() {
  const { title, subtitle } = texts(contact);
  const { stadt } = Route.useSearch();
  const page = stadt ? `/kontakt?stadt=${stadt}` : '/kontakt';
  return (
    <PageParts>
      <Section pt={{ base: '8', md: '12', xl: '12' }}>
        <Container>
          <PageTitle>{title}</PageTitle>
          <chakra.p mt="3" mb={{ base: '6', md: '8' }} fontSize="md">
            {subtitle}
          </chakra.p>
          <ContactPlace city={stadt} />
        </Container>
      </Section>
      <WriteToUs page={page} />
      <FormSection form={callback} page={page} />
    </PageParts>
  );
}
