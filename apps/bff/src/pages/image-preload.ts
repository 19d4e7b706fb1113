import { type PublicImage } from '@estate/contracts/public-property';
import { propertyImageSrcset, propertyImageUrl, responsiveImages } from '@estate/contracts/renditions';
import { type ImagePreload } from './page.ts';

/** The preload of the page's largest image, so that it loads in parallel with the script. */
export function preloadOf(image: PublicImage, preset: keyof typeof responsiveImages): ImagePreload {
  const { main, srcset, sizes } = responsiveImages[preset];
  return { href: propertyImageUrl(image, main), srcset: propertyImageSrcset(image, srcset), sizes };
}
