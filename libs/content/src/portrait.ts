import { renditions } from '@estate/domain/property/renditions';
import type { Broker } from './sections/people.ts';

/** Path and image version of a person's portrait, for `websiteImageUrl`. */
export const portraitOf = ({ portrait }: Broker): { storage_path: string; change_mark: string } => ({
  storage_path: portrait.path,
  change_mark: portrait.mark,
});

/** The portrait's renditions, from the largest to the smallest; one person has a quality of 100 (visitor-area §9). */
export const portraitRenditions = ({ hasFinestPortrait }: Broker): typeof renditions.brokerPhoto85 =>
  hasFinestPortrait ? renditions.brokerPhoto100 : renditions.brokerPhoto85;
