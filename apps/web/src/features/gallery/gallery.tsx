import { chakra } from '@chakra-ui/react/styled-system';
import type { PropertyImage as ImageRecord } from '../../api/types.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PropertyImage } from '../../ui/property-image.tsx';
import { mainPreset } from './presets.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useGallery } from './use-gallery.ts';

const StepButton = chakra('button', {
  base: {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    display: 'grid',
    placeItems: 'center',
    w: '12',
    h: '12',
    borderRadius: 'full',
    bg: 'rgb(255 255 255 / 0.92)',
    color: 'ink',
    _hover: { bg: 'white' },
  },
});

export const altOf = (image: ImageRecord, title: string, index: number): string =>
  image.title ?? `${title}, Bild ${index + 1}`;

/** Pictures of one property with previous/next, counter and thumbnails; arrow keys and swiping work too. */
export function Gallery({ images, title }: { images: readonly ImageRecord[]; title: string }) {
  const { index, show, step, swipe, onKeyDown } = useGallery(images.length);
  const image = images[index];
  const isSingle = images.length < 2;

  return (
    <section aria-label="Bilder" aria-roledescription="Bildergalerie" onKeyDown={onKeyDown}>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr', lg: isSingle ? '1fr' : 'minmax(0, 1fr) 15.5rem' }}
      >
        <chakra.div
          position="relative"
          overflow="hidden"
          borderRadius="card"
          aspectRatio="1400 / 831"
          touchAction="pan-y pinch-zoom"
          {...swipe}
        >
          <PropertyImage
            key={image?.id ?? 'none'}
            image={image}
            alt={image ? altOf(image, title, index) : 'Kein Bild vorhanden'}
            preset={mainPreset}
            isFirst
          />
          {!isSingle && (
            <>
              <StepButton type="button" left="3" aria-label="Vorheriges Bild" onClick={() => step(-1)}>
                <ChevronLeft size={24} strokeWidth={1.5} aria-hidden />
              </StepButton>
              <StepButton type="button" right="3" aria-label="Nächstes Bild" onClick={() => step(1)}>
                <ChevronRight size={24} strokeWidth={1.5} aria-hidden />
              </StepButton>
              <chakra.p
                role="status"
                position="absolute"
                right="3"
                bottom="3"
                px="3"
                py="1"
                borderRadius="card"
                bg="brand"
                color="white"
                fontSize="xs"
                fontVariantNumeric="tabular-nums"
              >
                {index + 1} / {images.length}
              </chakra.p>
            </>
          )}
        </chakra.div>
        {!isSingle && (
          <chakra.div hideBelow="lg" display="grid" gap="3" gridTemplateRows="1fr 1fr" minH="0">
            {[1, 2].map((ahead) => {
              const next = (index + ahead) % images.length;
              const neighbour = images[next];
              return neighbour && next !== index ? (
                <chakra.button
                  key={ahead}
                  type="button"
                  tabIndex={-1}
                  aria-hidden
                  overflow="hidden"
                  borderRadius="card"
                  position="relative"
                  onClick={() => show(next)}
                  css={{ '& img': { position: 'absolute', inset: 0 } }}
                >
                  <PropertyImage
                    key={neighbour.id}
                    image={neighbour}
                    alt=""
                    preset={{ ...mainPreset, sizes: '248px' }}
                  />
                </chakra.button>
              ) : null;
            })}
          </chakra.div>
        )}
      </chakra.div>
      {!isSingle && <Thumbnails images={images} title={title} current={index} onChoose={show} />}
    </section>
  );
}
