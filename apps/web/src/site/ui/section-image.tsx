import type { HTMLChakraProps } from '#styled-system/jsx';
import type { ContentImage } from '@estate/content/section';
import { altWithOrigin } from '@estate/domain/property/image-origin';
import { type Rendition, websiteImageUrl } from '@estate/domain/property/renditions';
import { chakra } from '#styled-system/jsx';
import { OriginLabel } from '../../shared/ui/origin-label.tsx';

type Load = Pick<HTMLChakraProps<'img'>, 'loading' | 'fetchPriority'>;

/**
 * An image of a section in a frame of the given style, with the label of its origin. `widths` are its renditions from the
 * largest to the smallest, `sizes` is the displayed width.
 */
export function SectionImage({
  image,
  widths,
  sizes,
  loading,
  fetchPriority,
  ...frame
}: {
  image: ContentImage;
  widths: readonly [Rendition, ...Rendition[]];
  sizes: string;
} & Load &
  Omit<HTMLChakraProps<'span'>, 'children'>) {
  const [largest] = widths;
  return (
    <chakra.span display="block" position="relative" overflow="hidden" {...frame}>
      <chakra.img
        src={websiteImageUrl(image, largest)}
        srcSet={widths
          .map((rendition) => `${websiteImageUrl(image, rendition)} ${rendition.width}w`)
          .join(', ')}
        sizes={sizes}
        alt={altWithOrigin(image.alt, image.origin)}
        htmlWidth={largest.width}
        htmlHeight={largest.height}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
        display="block"
        w="full"
        h="full"
        objectFit="cover"
      />
      {/* Fills the width, because a frame may be as narrow as 72 px. */}
      <OriginLabel
        origin={image.origin}
        left="0"
        right="0"
        bottom="0"
        px="0.5"
        borderRadius="0"
        fontSize="0.75rem"
        letterSpacing="normal"
        textAlign="center"
        hyphens="auto"
      />
    </chakra.span>
  );
}
