import { about } from '@estate/content/sections/about';
import { texts } from '@estate/content/texts';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { FormBesideText } from '../../form/form-beside-text.tsx';

/** The contact form (`children`) of /ueber-uns, and a text for applicants. */
export function AboutContactSection({ children }: { children: ReactNode }) {
  const { contactTitle, contactText, careerTitle, careerText } = texts(about);
  return (
    <Section id="kontakt" aria-labelledby="kontakt-titel">
      <FormBesideText form={children}>
        <SectionTitle id="kontakt-titel">{contactTitle}</SectionTitle>
        <chakra.p mt="4" fontSize="md" maxW="30rem">
          {contactText}
        </chakra.p>
        <chakra.div
          mt={{ base: '6', lg: '12' }}
          pl="5"
          borderLeftWidth="3px"
          borderColor="brass"
          maxW="30rem"
        >
          <chakra.h3 fontSize="lg">{careerTitle}</chakra.h3>
          <chakra.p mt="2">{careerText}</chakra.p>
        </chakra.div>
      </FormBesideText>
    </Section>
  );
}
