import { aboutHero } from '@estate/content/about-page';
import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '../../site/features/contact/contact-form.tsx';
import { AboutContactSection } from '../../site/features/about-us/about-contact-section.tsx';
import { CustomerReviews } from '../../site/features/about-us/customer-reviews.tsx';
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
      <CustomerReviews />
      <AboutContactSection>
        <ContactForm variant="about" source="/ueber-uns" />
      </AboutContactSection>
    </>
  );
}
