import { chakra } from '@chakra-ui/react/styled-system';
import type { PropertyImage as ImageRecord } from '../api/types.ts';
import { propertyImageSrcset, propertyImageUrl, type ResponsiveImage } from '@estate/contracts/renditions';
import { useState } from 'react';
import placeholder from '../assets/placeholder.svg';

const ImageElement = chakra('img', {
  base: { display: 'block', w: 'full', h: 'full', objectFit: 'cover', bg: 'sand', hyphens: 'manual' },
});

/** One size, or one in several widths. */
export type ImagePreset = Pick<ResponsiveImage, 'main'> & Partial<ResponsiveImage>;

/**
 * An image of a property in one of the presets. Its place is reserved, it loads late unless `isFirst`, and a drawn
 * house stands in when there is none or it fails.
 */
export function PropertyImage({
  image,
  alt,
  preset,
  isFirst = false,
  fit = 'cover',
  ground = 'sand',
}: {
  image: ImageRecord | null | undefined;
  alt: string;
  preset: ImagePreset;
  isFirst?: boolean;
  fit?: 'cover' | 'contain';
  /** Colour behind the image while it loads, and beside it where it does not fill its place. */
  ground?: 'sand' | 'transparent';
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const { main, srcset, sizes } = preset;
  // `width` would be a style prop of Chakra.
  const size = { htmlWidth: main.width, htmlHeight: main.height };
  const src = image ? propertyImageUrl(image, main) : null;
  // Another address may well be answered: that of a newer image.
  if (!image || src === null || failed === src) {
    return <ImageElement src={placeholder} alt={alt} {...size} loading="lazy" />;
  }
  return (
    <ImageElement
      src={src}
      srcSet={srcset && propertyImageSrcset(image, srcset)}
      sizes={sizes}
      alt={alt}
      {...size}
      objectFit={fit}
      bg={ground}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      onError={() => setFailed(src)}
    />
  );
}
