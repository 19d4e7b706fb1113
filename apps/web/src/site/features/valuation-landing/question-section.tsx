import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { valuation } from '@estate/content/sections/valuation';
import { texts } from '@estate/content/texts';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle, textLink } from '../../../shared/ui/type.tsx';
import { FormBesideText } from '../../form/form-beside-text.tsx';

/** Section for visitors who prefer to ask a question. `children` is the contact form, which the route passes in. */
export function QuestionSection({ children }: { children: ReactNode }) {
  const { questionTitle, questionText } = texts(valuation);
  return (
    <Section id="frage" tone="sand" aria-labelledby="frage-titel">
      <FormBesideText form={children}>
        <SectionTitle id="frage-titel">{questionTitle}</SectionTitle>
        <chakra.p mt="4" fontSize="md" maxW="32rem">
          {questionText}{' '}
          <chakra.a href={phoneLink(texts(agency).phone)} css={textLink} whiteSpace="nowrap">
            {texts(agency).phone}
          </chakra.a>
        </chakra.p>
      </FormBesideText>
    </Section>
  );
}
