import { X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { ImageRoll } from './image-roll.tsx';
import { SteppedImages } from './stepped-images.tsx';
import { useGallery } from './use-gallery.ts';

/** Screens below the theme's breakpoint `md`. */
const phone = '(max-width: 47.99rem)';

/** Stops the event, because the lightbox is inside the gallery, whose key handler would change the image as well. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Full-screen images in a modal dialog, so the browser traps and restores the focus. Arrow keys, buttons and swiping
 * change the image; on a phone all images are in one scrolling list. Escape and the browser's back button close the
 * dialog. `onLeave` gets the index of the image that was shown last.
 */
export function Lightbox({
  images,
  title,
  start,
  onLeave,
  onClose,
}: {
  images: readonly ImageRecord[];
  title: string;
  start: number;
  /** Must be a stable function, because it is a dependency of the effect. */
  onLeave?: (index: number) => void;
  onClose: () => void;
}) {
  const isPhone = useMedia(phone);
  const gallery = useGallery(images.length, start);
  const { index } = gallery;

  const last = useRef(index);
  useEffect(() => {
    last.current = index;
  }, [index]);
  useEffect(() => () => onLeave?.(last.current), [onLeave]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);

  return (
    <ModalDialog
      aria-label={`${title}, Großansicht`}
      onKeyDown={isPhone ? keepInside : gallery.onKeyDown}
      onClose={onClose}
      m="0"
      w="100vw"
      h="100dvh"
      maxW="none"
      maxH="none"
      bg="#131f27"
      color="white"
      borderRadius="none"
      overflow="hidden"
    >
      {isPhone ? (
        <ImageRoll images={images} title={title} start={start} onShow={gallery.show} />
      ) : (
        <SteppedImages images={images} title={title} start={start} gallery={gallery} />
      )}
      <Button
        tone="light"
        size="icon"
        position="absolute"
        right="3"
        top="3"
        aria-label="Großansicht schließen"
        onClick={onClose}
      >
        <X size={24} strokeWidth={1.5} aria-hidden />
      </Button>
    </ModalDialog>
  );
}
