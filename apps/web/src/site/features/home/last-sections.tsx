import { PartnersSection } from './partners/partners-section.tsx';
import { People } from './people.tsx';
import { Proof } from './proof.tsx';
import { Testimonials } from './testimonials.tsx';

/** The sections that `LaterSections` loads, in one chunk. */
export function LastSections() {
  return (
    <>
      <Proof />
      <Testimonials />
      <People />
      <PartnersSection />
    </>
  );
}
