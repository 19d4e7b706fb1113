import { HomeTestimonials } from './home-testimonials.tsx';
import { PartnersSection } from './partners/partners-section.tsx';
import { BrokersSection } from './brokers-section.tsx';
import { FiguresAndClaims } from './figures-and-claims.tsx';

export function BottomSections() {
  return (
    <>
      <FiguresAndClaims />
      <HomeTestimonials />
      <BrokersSection />
      <PartnersSection />
    </>
  );
}
