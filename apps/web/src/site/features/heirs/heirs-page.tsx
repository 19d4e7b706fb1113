import { heirs } from '@estate/content/sections/heirs';
import { texts } from '@estate/content/texts';
import { heirSteps, isAnswered, parseHeirAnswers } from '@estate/domain/heirs/heir-steps';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { PageTitle, SectionTitle } from '../../../shared/ui/type.tsx';
import { goTo } from '../../ui/go-to.ts';
import { PrintHead } from '../../ui/print-head.tsx';
import { AnswerList } from './answer-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { StepList } from './step-list.tsx';

/**
 * Five questions for somebody who inherited a home; with all answers in the query the steps that follow from them. The
 * query is parsed here, because a route's `validateSearch` would be in the first load of every page.
 */
export function HeirsPage({ search }: { search: Readonly<Record<string, unknown>> }) {
  const answers = parseHeirAnswers(search);
  const query = canonicalQuery(answers);
  const { title, subtitle, privacy, stepsTitle, note } = texts(heirs);
  const navigate = useNavigate();
  const steps = useRef<HTMLHeadingElement>(null);
  /** The visitor asked for the steps on this page, which then get the focus; not after opening a link. */
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) goTo(steps.current);
    isAsked.current = false;
  }, [query]);
  const hasSteps = isAnswered(answers);

  return (
    <Section pt={{ base: '8', md: '12', xl: '12' }} _print={{ py: '0' }}>
      <Container>
        <PageTitle>{title}</PageTitle>
        <PrintHead path="/verkaufen/erbe" />
        {!hasSteps && (
          <chakra.p mt="3" maxW="measure" fontSize="md">
            {subtitle}
          </chakra.p>
        )}
        {hasSteps && (
          <chakra.section aria-labelledby="schritte" mt={{ base: '8', md: '12' }} _print={{ mt: '0' }}>
            <SectionTitle
              id="schritte"
              ref={steps}
              tabIndex={-1}
              _focusVisible={{ outline: 'none' }}
              _print={{ fontSize: '1rem' }}
            >
              {stepsTitle}
            </SectionTitle>
            <chakra.div
              display="grid"
              gap={{ base: '8', lg: '12' }}
              mt={{ base: '5', md: '8' }}
              alignItems="start"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
              _print={{ display: 'block', mt: '0' }}
            >
              <AnswerList answers={answers} />
              <chakra.div gridColumn={{ lg: 1 }} gridRow={{ lg: 1 }}>
                <StepList steps={heirSteps(answers)} />
                <chakra.p
                  mt="8"
                  maxW="measure"
                  fontSize="sm"
                  _print={{ mt: '3', maxW: 'none', fontSize: '0.75rem' }}
                >
                  {note}
                </chakra.p>
              </chakra.div>
            </chakra.div>
          </chakra.section>
        )}
        <chakra.section
          id="fragen"
          aria-label="Fragen"
          mt={{ base: '8', md: '12' }}
          _print={{ display: 'none' }}
        >
          {hasSteps && (
            <SectionTitle mb="6" pt={{ base: '8', md: '12' }} borderTopWidth="1px">
              Antworten ändern
            </SectionTitle>
          )}
          <QuestionForm
            answers={answers}
            onAnswer={(given) => {
              isAsked.current = true;
              void navigate({ to: '/verkaufen/erbe', search: given, resetScroll: false });
            }}
          />
          <chakra.p mt="5" maxW="measure" fontSize="sm" color="inkMuted">
            {privacy}
          </chakra.p>
          {!hasSteps && (
            <chakra.p mt="3" maxW="measure" fontSize="sm" color="inkMuted">
              {note}
            </chakra.p>
          )}
        </chakra.section>
      </Container>
    </Section>
  );
}
