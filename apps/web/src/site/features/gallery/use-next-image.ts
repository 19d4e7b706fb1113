import { type ImageArea, propertyImageSrcset, propertyImageUrl } from '@estate/domain/property/renditions';
import { use, useEffect } from 'react';
import type { PropertyImage } from '../../../shared/api/types.ts';
import { ImageAreaContext, type ImagePreset } from '../../../shared/ui/property-image.tsx';
import { whenIdle } from '../../../shared/ui/when-idle.ts';

function load(image: PropertyImage, { main, srcset, sizes }: ImagePreset, area: ImageArea): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  if (srcset && sizes) {
    picture.sizes = sizes;
    picture.srcset = propertyImageSrcset(image, srcset, area);
  }
  picture.src = propertyImageUrl(image, main, area);
}

/** Preloads the next image once the page is idle. `preset` must be a stable object: the effect depends on it. */
export function useNextImage(image: PropertyImage | undefined, preset: ImagePreset): void {
  const area = use(ImageAreaContext);
  useEffect(() => (image ? whenIdle(() => load(image, preset, area)) : undefined), [image, preset, area]);
}
