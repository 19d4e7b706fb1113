import { useState } from 'react';
import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { type ImagePreset, PropertyImage } from '../../../shared/ui/property-image.tsx';
import { lightboxPreset } from './picture-link.tsx';

const Layer = chakra('div', { base: { position: 'absolute', inset: '0' } });

/**
 * An image that fills its parent. Until the large file has loaded, the small file that the page has already loaded is
 * shown, so that the screen is not empty.
 */
export function LargeImage({
  image,
  alt,
  small,
}: {
  image: ImageRecord | undefined;
  alt: string;
  small: ImagePreset;
}) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <chakra.div position="relative" w="full" h="full">
      {!isLoaded && image && (
        <Layer aria-hidden>
          <PropertyImage
            image={image}
            alt=""
            preset={small}
            fit="contain"
            ground="transparent"
            labelAt={null}
            isFirst
          />
        </Layer>
      )}
      <Layer>
        <PropertyImage
          image={image}
          alt={alt}
          preset={lightboxPreset}
          fit="contain"
          ground="transparent"
          isFirst
          onLoad={() => setLoaded(true)}
        />
      </Layer>
    </chakra.div>
  );
}
