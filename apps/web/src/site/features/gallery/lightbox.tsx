import { propertyImageUrl } from '@estate/domain/property/renditions';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ImageAreaContext, type ImagePreset } from '../../../shared/ui/property-image.tsx';
import { altOf, lightboxPreset, thumbnailPreset } from './picture-link.tsx';
import { LargeImage } from './large-image.tsx';
import { StepButton } from './step-button.tsx';
import { useGallery } from './use-gallery.ts';

/** Opens the dialog on mount and stops the page behind it from scrolling. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);
  return dialog;
}

/**
 * Full-screen images in a modal dialog, so the browser traps and restores the focus. Arrow keys, buttons and swiping
 * change the image. Escape and the browser's back button close the dialog. `onLeave` gets the index of the last image.
 */
export function Lightbox({
  images,
  title,
  start,
  shownAs,
  onLeave,
  onClose,
}: {
  images: readonly ImageRecord[];
  title: string;
  start: number;
  /** How the page shows the image that was opened. */
  shownAs: ImagePreset;
  /** Has to stay the same function. */
  onLeave?: (index: number) => void;
  onClose: () => void;
}) {
  const dialog = useModal();
  const area = use(ImageAreaContext);
  const { index, step, swipe, onKeyDown } = useGallery(images.length, start);
  const image = images[index];
  const next = images[(index + 1) % images.length];

  const last = useRef(index);
  useEffect(() => {
    last.current = index;
  }, [index]);
  useEffect(() => () => onLeave?.(last.current), [onLeave]);

  useEffect(() => {
    // Preloads the next image.
    if (next) new Image().src = propertyImageUrl(next, lightboxPreset.main, area);
  }, [next, area]);

  return (
    <chakra.dialog
      ref={dialog}
      aria-label={`${title}, Großansicht`}
      onKeyDown={onKeyDown}
      onClose={onClose}
      m="0"
      w="100vw"
      h="100dvh"
      maxW="none"
      maxH="none"
      bg="#131f27"
      color="white"
      overflow="hidden"
    >
      <chakra.div position="relative" w="full" h="full" p={{ base: '0', md: '16' }} {...swipe}>
        <LargeImage
          key={image?.id ?? 'none'}
          image={image}
          alt={image ? altOf(image, title, index) : ''}
          small={index === start ? shownAs : thumbnailPreset}
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
        <Button
          tone="light"
          size="icon"
          position="absolute"
          right="3"
          top="3"
          aria-label="Großansicht schließen"
          onClick={() => dialog.current?.close()}
        >
          <X size={24} strokeWidth={1.5} aria-hidden />
        </Button>
        {image?.title && (
          <chakra.p position="absolute" insetInline="4" bottom={{ base: '6', md: '5' }} textAlign="center">
            {image.title}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.dialog>
  );
}
