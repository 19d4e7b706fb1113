import { createFileRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { FunnelSection } from '../../features/valuation/funnel-section.tsx';
import { Benefits } from '../../features/valuation-landing/benefits.tsx';
import { Explanation } from '../../features/valuation-landing/explanation.tsx';
import { LandingHero } from '../../features/valuation-landing/landing-hero.tsx';
import { parseLandingSearch } from '../../features/valuation-landing/landing-search.ts';
import { landingText } from '../../features/valuation-landing/landing-text.ts';
import { QuestionSection } from '../../features/valuation-landing/question-section.tsx';
import { ServiceSection } from '../../features/valuation-landing/service-section.tsx';
import { FormMissing } from '../../ui/form/form-missing.tsx';
import { goTo } from '../../ui/go-to.ts';
import { Parts } from '../../ui/parts.tsx';
import { lazyWithFallback } from '../../ui/lazy-with-fallback.tsx';

const ContactForm = lazyWithFallback(
  async () => (await import('../../features/contact/contact-form.tsx')).ContactForm,
  FormMissing,
);

export const Route = createFileRoute('/_site/bewertung')({
  validateSearch: parseLandingSearch,
  component: ValuationPage,
});

function ValuationPage() {
  const funnel = useRef<HTMLElement>(null);
  const search = Route.useSearch();
  const { keyword } = search;
  return (
    <Parts>
      <LandingHero text={landingText(search)} onStart={() => goTo(funnel.current)} />
      <FunnelSection start={funnel} question="#frage" />
      <Benefits />
      <Explanation />
      <ServiceSection />
      <QuestionSection>
        <ContactForm
          variant="valuation"
          source="/bewertung"
          page={keyword ? `/bewertung?${new URLSearchParams({ keyword }).toString()}` : '/bewertung'}
        />
      </QuestionSection>
    </Parts>
  );
}
