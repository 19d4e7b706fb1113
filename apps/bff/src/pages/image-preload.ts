import { type PublicImage } from '@estate/contracts/public-property';
import { propertyImageSrcset, propertyImageUrl, responsiveImages } from '@estate/contracts/renditions';
import { type ImagePreload } from './page.ts';

/** The image that the page shows largest, so that it loads beside the script. */
export function preloadOf(image: PublicImage, preset: keyof typeof responsiveImages): ImagePreload {
  const { main, srcset, sizes } = responsiveImages[preset];
  return { href: propertyImageUrl(image, main), srcset: propertyImageSrcset(image, srcset), sizes };
}
