import { appraisalHero } from '@estate/content/appraisal-services';
import { pageHeads } from '@estate/content/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import elevation from '../../features/appraisal/elevation.svg';
import { RequestSection } from '../../features/appraisal/request-section.tsx';
import { ServiceCards } from '../../features/appraisal/service-cards.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { usePageHead } from '../../page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';

export const Route = createFileRoute('/_site/gutachten')({ component: AppraisalPage });

function AppraisalPage() {
  usePageHead(pageHeads['/gutachten']);
  return (
    <>
      <PageHero title={appraisalHero.title} subtitle={appraisalHero.subtitle} drawing={elevation} />
      <ServiceCards />
      <RequestSection>
        <ContactForm variant="appraisal" source="/gutachten" />
      </RequestSection>
    </>
  );
}
