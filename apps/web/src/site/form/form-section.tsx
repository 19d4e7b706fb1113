import type { LeadForm } from '@estate/domain/forms/all-forms';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../shared/ui/layout.tsx';
import { SectionTitle } from '../../shared/ui/type.tsx';
import { typeset } from '../ui/typeset.tsx';
import { VisitorForm } from './visitor-form.tsx';

/** A form in a section of its own, with the section's title and text from the form's description. */
export function FormSection({
  form,
  page,
}: {
  form: LeadForm & Required<Pick<LeadForm, 'section'>>;
  page: string;
}) {
  const { slug, section } = form;
  const titleId = `${slug}-titel`;
  return (
    <Section id={slug} aria-labelledby={titleId}>
      <Container maxW="50rem">
        <SectionTitle id={titleId}>{section.title}</SectionTitle>
        <chakra.p mt="3" mb="8">
          {typeset(section.text)}
        </chakra.p>
        <VisitorForm form={form} page={page} />
      </Container>
    </Section>
  );
}
