import { formWords, type FormsWords } from '@estate/content/sections/forms';
import { texts } from '@estate/content/texts';
import type { LeadForm } from '@estate/domain/forms/all-forms';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../shared/ui/layout.tsx';
import { SectionTitle } from '../../shared/ui/type.tsx';
import { typeset } from '../ui/typeset.tsx';
import { VisitorForm } from './visitor-form.tsx';

/** A form in a section of its own. */
export function FormSection({
  form,
  page,
}: {
  form: LeadForm & { readonly kind: keyof FormsWords['introductions'] };
  page: string;
}) {
  const { slug, kind } = form;
  const { title, text } = texts(formWords).introductions[kind];
  const titleId = `${slug}-titel`;
  return (
    <Section id={slug} aria-labelledby={titleId}>
      <Container maxW="50rem">
        <SectionTitle id={titleId}>{title}</SectionTitle>
        <chakra.p mt="3" mb="8">
          {typeset(text)}
        </chakra.p>
        <VisitorForm form={form} page={page} />
      </Container>
    </Section>
  );
}
