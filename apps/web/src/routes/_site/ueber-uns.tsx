import { about } from '@estate/content/sections/about';
import { texts } from '@estate/content/texts';
import { about as aboutForm } from '@estate/domain/forms/contact';
import { createFileRoute } from '@tanstack/react-router';
import { VisitorForm } from '../../site/form/visitor-form.tsx';
import { AboutContactSection } from '../../site/features/about-us/about-contact-section.tsx';
import { AboutTestimonials } from '../../site/features/about-us/about-testimonials.tsx';
import { Goals } from '../../site/features/about-us/goals.tsx';
import { TeamGrid } from '../../site/features/about-us/team-grid.tsx';
import { PageHero } from '../../site/ui/page-hero.tsx';

export const Route = createFileRoute('/_site/ueber-uns')({ component: AboutPage });

function AboutPage() {
  const { title, subtitle } = texts(about);
  return (
    <>
      <PageHero title={title} subtitle={subtitle} />
      <TeamGrid />
      <Goals />
      <AboutTestimonials />
      <AboutContactSection>
        <VisitorForm form={aboutForm} page="/ueber-uns" />
      </AboutContactSection>
    </>
  );
}
