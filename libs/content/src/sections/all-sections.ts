import type { AnySection } from '../section.ts';
import { agencySection } from './agency.ts';
import { sellSection } from './sell.ts';

/** Every section in the order in which staff see it. Imported by the service `content` and by specs alone. */
export const allSections: readonly AnySection[] = [sellSection, agencySection];
