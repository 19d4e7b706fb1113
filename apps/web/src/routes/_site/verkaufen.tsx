import { callback } from '@estate/domain/forms/callback';
import { createFileRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { prefetch } from '../../shared/api/query-client.ts';
import { OwnerGuides } from '../../site/features/sell/owner-guides.tsx';
import { Questions } from '../../site/features/sell/questions.tsx';
import { References } from '../../site/features/sell/references.tsx';
import { SaleCosts } from '../../site/features/sell/sale-costs.tsx';
import { SellHero } from '../../site/features/sell/sell-hero.tsx';
import { SellPoints } from '../../site/features/sell/sell-points.tsx';
import { soldQuery } from '../../site/features/sell/sold-query.ts';
import { SellTestimonials } from '../../site/features/sell/sell-testimonials.tsx';
import { FunnelSection } from '../../site/features/valuation/funnel-section.tsx';
import { FormLoadFailed } from '../../site/form/form-load-failed.tsx';
import { goTo } from '../../site/ui/go-to.ts';
import { PageParts } from '../../site/ui/parts.tsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';

const FormSection = lazyWithFallback(
  async () => (await import('../../site/form/form-section.tsx')).FormSection,
  FormLoadFailed,
);

export const Route = createFileRoute('/_site/verkaufen')({
  // Not awaited, because the references are far down the page and show their own loading and error states.
  loader: ({ context: { queryClient } }) => prefetch(queryClient.query(soldQuery)),
  component: SellPage,
});

function SellPage() {
  const funnel = useRef<HTMLElement>(null);
  return (
    <PageParts>
      <SellHero onStart={() => goTo(funnel.current)} />
      <FunnelSection id="bewertung" start={funnel} page="/verkaufen" question="/kontakt#kontakt" />
      <SellPoints />
      <SellTestimonials />
      <References />
      <SaleCosts />
      <Questions />
      <OwnerGuides />
      <FormSection form={callback} page="/verkaufen" />
    </PageParts>
  );
}
