import { aboutHero } from '@estate/content/about-page';
import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { AboutContactSection } from '../../features/team/about-contact-section.tsx';
import { CustomerReviews } from '../../features/team/customer-reviews.tsx';
import { Goals } from '../../features/team/goals.tsx';
import { TeamGrid } from '../../features/team/team-grid.tsx';
import { PageHero } from '../../ui/page-hero.tsx';

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
