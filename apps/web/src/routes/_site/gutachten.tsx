import { appraisal } from '@estate/content/sections/appraisal';
import { texts } from '@estate/content/texts';
import { appraisal as appraisalForm } from '@estate/domain/forms/contact';
import { createFileRoute } from '@tanstack/react-router';
import elevation from '../../site/features/appraisal/elevation.svg';
import { RequestSection } from '../../site/features/appraisal/request-section.tsx';
import { ServiceCards } from '../../site/features/appraisal/appraisal-cards.tsx';
import { VisitorForm } from '../../site/form/visitor-form.tsx';
import { PageHero } from '../../site/ui/page-hero.tsx';

export const Route = createFileRoute('/_site/gutachten')({ component: AppraisalPage });

function AppraisalPage() {
  const { title, subtitle } = texts(appraisal);
  return (
    <>
      <PageHero title={title} subtitle={subtitle} drawing={{ src: elevation, width: 720, height: 560 }} />
      <ServiceCards />
      <RequestSection>
        <VisitorForm form={appraisalForm} page="/gutachten" />
      </RequestSection>
    </>
  );
}
