import { HomeTestimonials } from './home-testimonials.tsx';
import { PartnersSection } from './partners/partners-section.tsx';
import { People } from './people.tsx';
import { Proof } from './proof.tsx';

export function LastSections() {
  return (
    <>
      <Proof />
      <HomeTestimonials />
      <People />
      <PartnersSection />
    </>
  );
}
