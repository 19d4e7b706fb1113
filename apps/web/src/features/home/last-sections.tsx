import { PartnersSection } from './partners/partners-section.tsx';
import { Testimonials } from './testimonials.tsx';

/** The sections that `LaterSections` loads, in one chunk. */
export function LastSections() {
  return (
    <>
      <Testimonials />
      <PartnersSection />
    </>
  );
}
