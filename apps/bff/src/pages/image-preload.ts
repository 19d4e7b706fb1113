import { type PublicImage } from '@estate/contracts/public-property';
import { propertyImageUrl, renditions } from '@estate/contracts/renditions';
import { type ImagePreload } from './page.ts';

/** The same words as in apps/web (gallery/presets.ts, property-card.tsx), or the browser loads two pictures. */
export const imageSizes = {
  detail: '(min-width: 75rem) 940px, 100vw',
  card: '(min-width: 64rem) 384px, (min-width: 40rem) 48vw, calc(100vw - 2rem)',
} as const;

/** The picture that the page shows largest, so that it loads beside the script. */
export function preloadOf(image: PublicImage, preset: 'detail' | 'card'): ImagePreload {
  const widths = preset === 'detail' ? renditions.detailSrcset : renditions.cardSrcset;
  return {
    href: propertyImageUrl(image, renditions[preset]),
    srcset: widths.map((rendition) => `${propertyImageUrl(image, rendition)} ${rendition.width}w`).join(', '),
    sizes: imageSizes[preset],
  };
}
