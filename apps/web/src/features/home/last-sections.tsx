import { PartnersSection } from './partners/partners-section.tsx';
import { Testimonials } from './testimonials.tsx';

/** One chunk for what `LaterSections` loads. */
export function LastSections() {
  return (
    <>
      <Testimonials />
      <PartnersSection />
    </>
  );
}
