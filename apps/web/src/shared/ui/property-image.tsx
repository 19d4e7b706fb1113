import {
  propertyImageSrcset,
  propertyImageUrl,
  type ResponsiveImage,
  type ImageArea,
} from '@estate/domain/property/renditions';
import { altWithOrigin } from '@estate/domain/property/image-origin';
import { createContext, use, useState } from 'react';
import type { PropertyImage as ImageRecord } from '../api/types.ts';
import placeholder from './placeholder.svg';
import { chakra } from '#styled-system/jsx';
import { OfflinePicturesContext } from './offline-pictures-context.ts';
import { OriginLabel } from './origin-label.tsx';

/**
 * The area of image URLs: in the staff preview they also give access to images of properties that are not public.
 */
export const ImageAreaContext = createContext<ImageArea>('');

const ImageElement = chakra('img', {
  base: { display: 'block', w: 'full', h: 'full', hyphens: 'manual' },
  variants: {
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
    ground: { sand: { bg: 'sand' }, transparent: { bg: 'transparent' } },
  },
  defaultVariants: { fit: 'cover', ground: 'sand' },
});

export type ImagePreset = Pick<ResponsiveImage, 'main'> & Partial<ResponsiveImage>;

/**
 * A property's image in one of the presets. Its space is reserved; it loads lazily unless `isFirst`. A drawing of a
 * house replaces a missing or failed image. Any image but an original is labelled with its origin, in its alternative
 * text and in a corner of its frame; the parent must be positioned.
 */
export function PropertyImage({
  image,
  alt,
  preset,
  isFirst = false,
  fit,
  ground,
  labelAt = 'bottom',
  onLoad,
}: {
  image: ImageRecord | null | undefined;
  alt: string;
  preset: ImagePreset;
  isFirst?: boolean;
  fit?: 'cover' | 'contain' | undefined;
  /** Background while the image loads, and beside an image that does not fill its space. */
  ground?: 'sand' | 'transparent' | undefined;
  /** Where the label of the origin stands; null where it is only in a text beside the image. */
  labelAt?: 'bottom' | 'aboveCaption' | null;
  /** Called when the image has loaded, but not for the placeholder. */
  onLoad?: () => void;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const area = use(ImageAreaContext);
  const { main, srcset, sizes } = preset;
  // `htmlWidth`, because `width` is a style prop of Chakra.
  const size = { htmlWidth: main.width, htmlHeight: main.height };
  const offlinePictures = use(OfflinePicturesContext);
  const served = image && !offlinePictures ? propertyImageUrl(image, main, area) : null;
  const src = (image && offlinePictures?.get(image.storage_path)) ?? served;
  // The failed URL is stored, because a newer image has another URL and may load.
  if (!image || src === null || failed === src) {
    return <ImageElement src={placeholder} alt={alt} {...size} loading="lazy" />;
  }
  return (
    <>
      <ImageElement
        src={src}
        srcSet={offlinePictures ? undefined : srcset && propertyImageSrcset(image, srcset, area)}
        sizes={sizes}
        alt={altWithOrigin(alt, image.origin)}
        {...size}
        fit={fit}
        ground={ground}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        onLoad={onLoad}
        onError={() => setFailed(src)}
      />
      {labelAt && (
        <OriginLabel
          origin={image.origin}
          left={labelAt === 'bottom' ? '2' : '3'}
          bottom={labelAt === 'bottom' ? '2' : { base: '12', md: '16' }}
          mr="2"
        />
      )}
    </>
  );
}
