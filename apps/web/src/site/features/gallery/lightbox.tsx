import { X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { ImageRoll } from './image-roll.tsx';
import { SteppedImages } from './stepped-images.tsx';
import { useGallery } from './use-gallery.ts';

/** Screens below the theme's breakpoint `md`. */
const phone = '(max-width: 47.99rem)';

/** Opens the dialog on mount, before `ImageRoll` scrolls to its start, and stops the page behind it from scrolling. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);
  return dialog;
}

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
  const dialog = useModal();
  const isPhone = useMedia(phone);
  const gallery = useGallery(images.length, start);
  const { index } = gallery;

  const last = useRef(index);
  useEffect(() => {
    last.current = index;
  }, [index]);
  useEffect(() => () => onLeave?.(last.current), [onLeave]);

  return (
    <chakra.dialog
      ref={dialog}
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
        onClick={() => dialog.current?.close()}
      >
        <X size={24} strokeWidth={1.5} aria-hidden />
      </Button>
    </chakra.dialog>
  );
}
