import type { Presentation } from '@estate/domain/property/presentation';
import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { responsiveImages } from '@estate/domain/property/renditions';
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { altOf, captionOf, PictureLink, displayOf, ZoomButton } from './picture-link.tsx';
import { useDialogEntry } from '../../ui/use-dialog-entry.ts';
import { Lightbox } from './lightbox.tsx';
import { NextImages } from './next-images.tsx';
import { Frame, pictureShape, Stage } from '../../ui/picture-stage.tsx';
import { StepButton } from './step-button.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useGallery } from './use-gallery.ts';
import { useNextImage } from './use-next-image.ts';

const ExpandSign = chakra('span', {
  base: {
    position: 'absolute',
    left: '3',
    bottom: '3',
    display: { base: 'none', md: 'grid' },
    placeItems: 'center',
    w: '10',
    h: '10',
    borderRadius: 'card',
    bg: 'brand',
    color: 'white',
    _print: { display: 'none' },
  },
});

const Caption = chakra('p', {
  base: {
    position: 'absolute',
    left: { base: '3', md: '16' },
    bottom: '3',
    // The maximum width leaves room for the counter at the right.
    maxW: { base: 'calc(100% - 7rem)', md: 'calc(100% - 10rem)' },
    px: '3',
    py: '1',
    borderRadius: 'card',
    bg: 'brand',
    color: 'white',
    fontSize: 'xs',
    lineClamp: 1,
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
});

/** The first image in the card's size, which is often cached. It lies below the large image until that has loaded. */
const Preview = ({ image }: { image: ImageRecord }) => (
  <chakra.div position="absolute" inset="0" zIndex="-1" _print={{ display: 'none' }}>
    <PropertyImage image={image} alt="" preset={responsiveImages.card} labelAt={null} isFirst />
  </chakra.div>
);

/**
 * Images of one property with previous/next, counter, thumbnails and lightbox; arrow keys and swiping work. On phones
 * the picture is as wide as the screen, there are no thumbnails, and the previous/next buttons are hidden.
 */
export function Gallery({
  images,
  title,
  preview,
  presentation,
}: {
  images: readonly ImageRecord[];
  title: string;
  preview?: ImageRecord | null | undefined;
  presentation: Presentation;
}) {
  const { index, show, step, swipe, onKeyDown } = useGallery(images.length);
  const image = images[index];
  const isCover = presentation === 'cover';
  const isSingle = images.length < 2;
  const next = isSingle ? undefined : images[(index + 1) % images.length];
  useNextImage(next, displayOf(next, presentation).preset);
  const previewImage = index === 0 ? preview : null;
  const lightbox = useDialogEntry('bilder');

  return (
    <Frame
      presentation={presentation}
      aria-label="Bilder"
      aria-roledescription="Bildergalerie"
      onKeyDown={onKeyDown}
    >
      <Stage presentation={presentation} hasNext={!isSingle}>
        <chakra.div
          data-page-picture
          position="relative"
          isolation="isolate"
          overflow="hidden"
          bg="card"
          // On paper every picture has a format and round corners.
          {...(isCover ? {} : pictureShape)}
          _print={{ borderRadius: 'card', aspectRatio: '1400 / 831' }}
          touchAction="pan-y pinch-zoom"
          {...swipe}
        >
          {previewImage && <Preview image={previewImage} />}
          <PropertyImage
            key={image?.id ?? 'none'}
            image={image}
            alt={image ? altOf(image, title, index) : 'Kein Bild vorhanden'}
            {...displayOf(image, presentation)}
            labelAt="aboveCaption"
            ground={previewImage || image?.is_floorplan ? 'transparent' : undefined}
            isFirst
          />
          {image && <PictureLink image={image} label="Bild 1 in groß öffnen" />}
          {image && (
            <ZoomButton
              data-needs-script
              aria-label="Großansicht öffnen"
              onClick={() => lightbox.open(index)}
            >
              {/* The plate of a cover covers the corner of sign and caption. */}
              {!isCover && (
                <ExpandSign>
                  <Expand size={20} strokeWidth={1.5} aria-hidden />
                </ExpandSign>
              )}
            </ZoomButton>
          )}
          {/* Hidden from screen readers, because the image's alternative text is the same. */}
          {image && !isCover && captionOf(image) && <Caption aria-hidden>{captionOf(image)}</Caption>}
          {!isSingle && (
            <>
              <StepButton
                data-needs-script
                isShownOnDemand
                type="button"
                left="3"
                aria-label="Vorheriges Bild"
                onClick={() => step(-1)}
              >
                <ChevronLeft size={24} strokeWidth={1.5} aria-hidden />
              </StepButton>
              <StepButton
                data-needs-script
                isShownOnDemand
                type="button"
                right="3"
                aria-label="Nächstes Bild"
                onClick={() => step(1)}
              >
                <ChevronRight size={24} strokeWidth={1.5} aria-hidden />
              </StepButton>
              <chakra.p
                data-needs-script
                role="status"
                pointerEvents="none"
                _print={{ display: 'none' }}
                position="absolute"
                right="3"
                bottom={isCover ? { base: '6rem', md: '3' } : '3'}
                px="3"
                py="1"
                borderRadius="card"
                bg="brand"
                color="white"
                fontSize="xs"
                fontVariantNumeric="tabular-nums"
              >
                {`${index + 1} / ${images.length}`}
              </chakra.p>
            </>
          )}
        </chakra.div>
        {!isSingle && <NextImages images={images} index={index} onChoose={show} />}
      </Stage>
      {!isSingle && <Thumbnails images={images} title={title} current={index} onChoose={show} />}
      {lightbox.openAt !== undefined && (
        <Lightbox
          images={images}
          title={title}
          start={lightbox.openAt}
          onLeave={show}
          onClose={lightbox.close}
        />
      )}
    </Frame>
  );
}
