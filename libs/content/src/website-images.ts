import { partners } from './website-images/partners.gen.ts';
import { portraits } from './website-images/portraits.gen.ts';

/**
 * The marks of all images that ship with the software, by their paths. Sections import the list of one folder, so that the
 * browser does not load the others.
 */
export const websiteImages = { ...partners, ...portraits };
