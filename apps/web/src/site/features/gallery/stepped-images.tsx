import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { LargeImage } from './large-image.tsx';
import { altOf, captionOf, lightboxPreset, displayOf, thumbnailPreset } from './picture-link.tsx';
import { StepButton } from './step-button.tsx';
import type { useGallery } from './use-gallery.ts';
import { useNextImage } from './use-next-image.ts';

/** One image that fills the dialog. Buttons and swiping change the image. */
export function SteppedImages({
  images,
  title,
  start,
  gallery: { index, step, swipe },
}: {
  images: readonly ImageRecord[];
  title: string;
  start: number;
  gallery: ReturnType<typeof useGallery>;
}) {
  const image = images[index];
  const caption = image && captionOf(image);
  useNextImage(images.length > 1 ? images[(index + 1) % images.length] : undefined, lightboxPreset);
  return (
    <chakra.div position="relative" w="full" h="full" p={{ base: '0', md: '16' }} {...swipe}>
      <LargeImage
        key={image?.id ?? 'none'}
        image={image}
        alt={image ? altOf(image, title, index) : ''}
        small={index === start ? displayOf(image).preset : thumbnailPreset}
      />
      {images.length > 1 && (
        <>
          <StepButton type="button" left="3" aria-label="Vorheriges Bild" onClick={() => step(-1)}>
            <ChevronLeft size={24} strokeWidth={1.5} aria-hidden />
          </StepButton>
          <StepButton type="button" right="3" aria-label="Nächstes Bild" onClick={() => step(1)}>
            <ChevronRight size={24} strokeWidth={1.5} aria-hidden />
          </StepButton>
          <chakra.p role="status" position="absolute" left="4" top="5" fontVariantNumeric="tabular-nums">
            {`${index + 1} / ${images.length}`}
          </chakra.p>
        </>
      )}
      {caption && (
        <chakra.p position="absolute" insetInline="4" bottom="5" textAlign="center" aria-hidden>
          {caption}
        </chakra.p>
      )}
    </chakra.div>
  );
}
