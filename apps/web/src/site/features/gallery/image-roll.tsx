import { useEffect, useRef } from 'react';
import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { altOf, captionOf, lightboxPreset } from './picture-link.tsx';

/** Aspect ratio that reserves an image's space before it has loaded, so that the list does not shift. */
const ratioOf = ({ width, height }: ImageRecord): string =>
  width && height ? `${width} / ${height}` : '4 / 3';

/** All images in one scrolling list, scrolled to image `start`. `onShow` gets the index of the image in view. */
export function ImageRoll({
  images,
  title,
  start,
  onShow,
}: {
  images: readonly ImageRecord[];
  title: string;
  start: number;
  /** Must be a stable function, because it is a dependency of the effect. */
  onShow: (index: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])];
    entries[start]?.scrollIntoView({ block: 'start' });
    const observer = new IntersectionObserver(
      (changes) => {
        const shown = changes.find(({ isIntersecting }) => isIntersecting);
        if (shown) onShow(entries.indexOf(shown.target));
      },
      // Shrinks the observed area to a line at 40 % of the height, which also the first and the last image can reach.
      { root: list.current, rootMargin: '-40% 0px -60% 0px' },
    );
    for (const entry of entries) observer.observe(entry);
    return () => observer.disconnect();
  }, [start, onShow]);
  return (
    <chakra.ul
      ref={list}
      tabIndex={0}
      aria-label="Bilder"
      h="full"
      overflowY="auto"
      overscrollBehavior="contain"
      display="grid"
      alignContent="start"
      pt="16"
      pb="30vh"
      listStyle="none"
      outlineOffset="-4px !important"
    >
      {images.map((image, index) => {
        const caption = captionOf(image);
        return (
          <chakra.li key={image.id} pb="5" scrollMarginTop="16">
            <figure>
              <chakra.div position="relative" style={{ aspectRatio: ratioOf(image) }}>
                <PropertyImage
                  image={image}
                  alt={altOf(image, title, index)}
                  preset={lightboxPreset}
                  fit="contain"
                  ground="transparent"
                  isFirst={index === start}
                />
              </chakra.div>
              {caption && (
                <chakra.figcaption aria-hidden px="4" pt="1.5" fontSize="xs">
                  {caption}
                </chakra.figcaption>
              )}
            </figure>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
