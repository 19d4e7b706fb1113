import { faqAnswers } from '@estate/content/faq-answers';
import { faq } from '@estate/content/sections/faq';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { Prose, SectionTitle } from '../../../shared/ui/type.tsx';
import { Disclosure, DisclosureSummary } from '../../ui/disclosure.tsx';

/** Questions of owners. The BFF gives search engines the same ones. */
export function Questions() {
  return (
    <Section id="fragen" aria-labelledby="fragen-titel">
      <Container
        display="grid"
        columnGap="12"
        rowGap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
      >
        <SectionTitle id="fragen-titel">{texts(faq).title}</SectionTitle>
        <chakra.div borderTopWidth="1px">
          {faqAnswers().map(({ question, paragraphs }) => (
            <Disclosure key={question} look="line">
              <DisclosureSummary look="line">
                <chakra.h3 fontSize="inherit">{question}</chakra.h3>
              </DisclosureSummary>
              <Prose pb="6">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            </Disclosure>
          ))}
        </chakra.div>
      </Container>
    </Section>
  );
}
