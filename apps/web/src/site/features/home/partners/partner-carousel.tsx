import { homeTrust } from '@estate/content/sections/home-trust';
import { texts } from '@estate/content/texts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { PartnerStrip } from './partner-strip.tsx';

/** Time between two moves in ms (visitor-area §9). */
const interval = 3_000;

/** The moving logos; a separate chunk that loads when the section is near. */
export function PartnerCarousel() {
  return (
    <Carousel label={texts(homeTrust).partnersTitle} slides="Partner" interval={interval}>
      {(viewport) => <PartnerStrip ref={viewport} />}
    </Carousel>
  );
}
