import { partnersTitle } from '@estate/content/partners';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { PartnerStrip } from './partner-strip.tsx';

/** Time between two moves in ms (visitor-area §9). */
const interval = 3_000;

/** The moving logos; a separate chunk that loads when the section is near. */
export function PartnerCarousel() {
  return (
    <Carousel label={partnersTitle} slides="Partner" interval={interval}>
      {(viewport) => <PartnerStrip ref={viewport} />}
    </Carousel>
  );
}
