import { landing } from '@estate/domain/forms/contact';
import { createFileRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { FunnelSection } from '../../site/features/valuation/funnel-section.tsx';
import { Benefits } from '../../site/features/valuation-landing/benefits.tsx';
import { Explanation } from '../../site/features/valuation-landing/explanation.tsx';
import { LandingHero } from '../../site/features/valuation-landing/landing-hero.tsx';
import { parseLandingSearch } from '../../site/features/valuation-landing/landing-search.ts';
import { landingText } from '../../site/features/valuation-landing/landing-text.ts';
import { QuestionSection } from '../../site/features/valuation-landing/question-section.tsx';
import { ServiceSection } from '../../site/features/valuation-landing/service-section.tsx';
import { LazyVisitorForm } from '../../site/form/lazy-visitor-form.tsx';
import { goTo } from '../../site/ui/go-to.ts';
import { PageParts } from '../../site/ui/parts.tsx';

export const Route = createFileRoute('/_site/bewertung')({
  validateSearch: parseLandingSearch,
  component: ValuationPage,
});

function ValuationPage() {
  const funnel = useRef<HTMLElement>(null);
  const search = Route.useSearch();
  const { keyword } = search;
  const page = keyword ? `/bewertung?${new URLSearchParams({ keyword }).toString()}` : '/bewertung';
  return (
    <PageParts>
      <LandingHero text={landingText(search)} onStart={() => goTo(funnel.current)} />
      <FunnelSection start={funnel} page={page} question="#frage" />
      <Benefits />
      <Explanation />
      <ServiceSection />
      <QuestionSection>
        <LazyVisitorForm form={landing} page={page} />
      </QuestionSection>
    </PageParts>
  );
}
