import { appraisal } from '@estate/content/sections/appraisal';
import { texts } from '@estate/content/texts';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { FormBesideText } from '../../form/form-beside-text.tsx';

/** Target of 'Jetzt anfordern': the contact form (`children`) and a link to all contact data. */
export function RequestSection({ children }: { children: ReactNode }) {
  const { requestTitle, requestText } = texts(appraisal);
  return (
    <Section tone="sand" id="kontakt" aria-labelledby="kontakt-titel">
      <FormBesideText form={children}>
        <SectionTitle id="kontakt-titel">{requestTitle}</SectionTitle>
        <chakra.p mt="4" fontSize="md" maxW="30rem">
          {requestText}
        </chakra.p>
        <ButtonLink to="/kontakt" tone="outline" mt="6">
          Alle Kontaktdaten
        </ButtonLink>
      </FormBesideText>
    </Section>
  );
}
