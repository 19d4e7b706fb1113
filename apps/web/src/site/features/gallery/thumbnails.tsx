import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { originLabel } from '@estate/domain/property/image-origin';
import { useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { PictureLink, thumbnailPreset } from './picture-link.tsx';

const height = '71px';

/** The origin for the name of a thumbnail, which is too small for a label: `, möbliert (Visualisierung),`. */
function originIn({ origin }: ImageRecord): string {
  const label = originLabel(origin);
  return label ? `, ${label},` : '';
}

const chosenLine = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  bottom: '-1.5',
  h: '3px',
  borderRadius: 'full',
  bg: 'brass',
} as const;

/** A strip that scrolls sideways and keeps the current image in view. */
export function Thumbnails({
  images,
  title,
  current,
  onChoose,
}: {
  images: readonly ImageRecord[];
  title: string;
  current: number;
  onChoose: (index: number) => void;
}) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = strip.current?.children[current];
    if (!strip.current || !(entry instanceof HTMLElement)) return;
    // `scrollLeft`, because `scrollIntoView` would scroll the whole page as well.
    strip.current.scrollLeft = entry.offsetLeft - strip.current.clientWidth / 2 + entry.offsetWidth / 2;
  }, [current]);

  return (
    <chakra.ul
      ref={strip}
      display="flex"
      hideBelow="md"
      _noScript={{ display: 'flex !important' }}
      gap="2"
      mt="3"
      p="1"
      pb="2.5"
      mx="-1"
      overflowX="auto"
      position="relative"
      _print={{ display: 'none' }}
    >
      {images.map((image, index) => (
        <chakra.li key={image.id} flexShrink="0" position="relative">
          <PictureLink image={image} label={`${title}, Bild ${index + 1}${originIn(image)} in groß öffnen`} />
          <chakra.button
            type="button"
            aria-label={`${title}, Bild ${index + 1}${originIn(image)} zeigen`}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
            display="block"
            w="120px"
            h={height}
            position="relative"
            css={{
              '& img': { borderRadius: 'card' },
              '&[aria-current]::after': chosenLine,
              // Without scripts the button cannot be focused, but its picture stays visible.
              _noScript: { visibility: 'hidden', '& img': { visibility: 'visible' } },
            }}
          >
            <PropertyImage image={image} alt="" preset={thumbnailPreset} labelAt={null} />
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
