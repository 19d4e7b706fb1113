import { aboutHero } from '@estate/content/about-page';
import { about } from '@estate/domain/forms/contact';
import { createFileRoute } from '@tanstack/react-router';
import { VisitorForm } from '../../site/form/visitor-form.tsx';
import { AboutContactSection } from '../../site/features/about-us/about-contact-section.tsx';
import { AboutTestimonials } from '../../site/features/about-us/about-testimonials.tsx';
import { Goals } from '../../site/features/about-us/goals.tsx';
import { TeamGrid } from '../../site/features/about-us/team-grid.tsx';
import { PageHero } from '../../site/ui/page-hero.tsx';

export const Route = createFileRoute('/_site/ueber-uns')({ component: AboutPage });

function AboutPage() {
  return (
    <>
      <PageHero title={aboutHero.title} subtitle={aboutHero.subtitle} />
      <TeamGrid />
      <Goals />
      <AboutTestimonials />
      <AboutContactSection>
        <VisitorForm form={about} page="/ueber-uns" />
      </AboutContactSection>
    </>
  );
}
