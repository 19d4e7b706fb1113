import { HomeTestimonials } from './home-testimonials.tsx';
import { PartnersSection } from './partners/partners-section.tsx';
import { BrokersSection } from './brokers-section.tsx';
import { FiguresAndClaims } from './figures-and-claims.tsx';
import { Mission } from './mission.tsx';
import { ServiceCards } from './service-cards.tsx';
import { TwoWays } from './two-ways.tsx';

export function BottomSections() {
  return (
    <>
      <Mission />
      <TwoWays />
      <FiguresAndClaims />
      <ServiceCards />
      <BrokersSection />
      <HomeTestimonials />
      <PartnersSection />
    </>
  );
}
