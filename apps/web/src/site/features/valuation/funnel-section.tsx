import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { funnel } from '@estate/content/sections/funnel';
import { texts } from '@estate/content/texts';
import { lazy, type RefObject, useDeferredValue, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { FormLoadFailed } from '../../form/form-load-failed.tsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle, textLink } from '../../../shared/ui/type.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { FirstStep } from './first-step.tsx';
import { FunnelFrame } from './funnel-frame.tsx';
import type { FunnelAction } from './funnel-reducer.ts';

const ValuationFunnel = lazyWithFallback(
  async () => (await import('./valuation-funnel.tsx')).ValuationFunnel,
  FormLoadFailed,
);

/** Rendered by the server alone: the browser loads no code for what stands in `noscript`. */
const PlainHomeForm = lazy(async () => ({
  default: (await import('./plain/plain-home-form.tsx')).PlainHomeForm,
}));

/** Hidden without scripts, which the funnel needs. */
const WithScript = chakra('div', { base: { _noScript: { display: 'none' } } });

/**
 * The funnel as a section of a page, whose start button leads to `start`. The first step is part of the page's code;
 * the other steps load after hydration. Without scripts its questions stand on one page, with a link to the contact form
 * at `question`. `page` is the path and query of the page.
 */
export function FunnelSection({
  id,
  start,
  page,
  question,
}: {
  id?: string;
  start?: RefObject<HTMLElement | null>;
  page: string;
  question: string;
}) {
  const { title, text } = texts(funnel);
  const [hasBegun, setBegun] = useState(false);
  const [early, setEarly] = useState<FunnelAction>();
  // False during hydration, because the server does not know the tab's stored step. Deferred, so that the first step
  // stays visible until the code of the other steps has loaded.
  const canFollow = useDeferredValue(useIsHydrated(), false);
  return (
    <Section
      id={id}
      ref={start}
      tabIndex={-1}
      tone="sand"
      aria-labelledby="kostenlose-bewertung"
      outline="none"
    >
      <Container>
        <chakra.div textAlign="center" mb={hasBegun ? '6' : { base: '6', md: '10' }}>
          <SectionTitle id="kostenlose-bewertung">{title}</SectionTitle>
          {/* For the first step only: later the page scrolls to 150 px above the funnel, where just the title fits. */}
          {!hasBegun && (
            <WithScript as="p" mt="3" color="inkMuted">
              {text}
            </WithScript>
          )}
        </chakra.div>
        <WithScript>
          {canFollow ? (
            <ValuationFunnel onBegun={setBegun} early={early} />
          ) : (
            <FirstStep early={early} dispatch={setEarly} />
          )}
        </WithScript>
        <noscript>
          <FunnelFrame>
            <chakra.p mb="6">
              Nötig sind nur die Art und der Ort; je mehr Sie angeben, desto schmaler wird die Spanne. Lieber
              nicht ausfüllen?{' '}
              <chakra.a href={question} css={textLink}>
                Schreiben Sie uns stattdessen
              </chakra.a>{' '}
              oder rufen Sie an:{' '}
              <chakra.a href={phoneLink(texts(agency).phone)} css={textLink}>
                {texts(agency).phone}
              </chakra.a>
            </chakra.p>
            <PlainHomeForm page={page} />
          </FunnelFrame>
        </noscript>
      </Container>
    </Section>
  );
}
