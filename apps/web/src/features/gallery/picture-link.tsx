import { propertyImageUrl, renditions } from '@estate/contracts/renditions';
import { use } from 'react';
import type { PropertyImage as ImageRecord } from '../../api/types.ts';
import { chakra } from '../../theme/chakra.tsx';
import { ImageAreaContext } from '../../ui/image-area.ts';
import { onlyWithoutScript } from '../../ui/without-script.ts';

/** Covers a picture and opens it in large, where no script opens the lightbox. Its parent has a position. */
export function PictureLink({ image, label }: { image: ImageRecord; label: string }) {
  const area = use(ImageAreaContext);
  return (
    <chakra.a
      {...onlyWithoutScript('block')}
      href={propertyImageUrl(image, renditions.lightbox, area)}
      aria-label={label}
      position="absolute"
      inset="0"
      zIndex="1"
      outlineOffset="-4px !important"
      _print={{ display: 'none' }}
    />
  );
}
