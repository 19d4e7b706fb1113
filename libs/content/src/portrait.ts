import { renditions } from '@estate/domain/property/renditions';
import type { Broker } from './sections/people.ts';

/** The portrait's renditions, from the largest to the smallest; one person has a quality of 100 (visitor-area §9). */
export const portraitRenditions = ({ hasFinestPortrait }: Broker): typeof renditions.brokerPhoto85 =>
  hasFinestPortrait ? renditions.brokerPhoto100 : renditions.brokerPhoto85;
