import { renditions, responsiveImages, propertyImageUrl } from '@estate/domain/property/renditions';
import type { Presentation } from '@estate/domain/property/presentation';
import { use } from 'react';
import type { PropertyImage, PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { ImageAreaContext, type ImagePreset } from '../../../shared/ui/property-image.tsx';

/**
 * The caption below an image: its title from the CRM. The caption of a floor plan always contains 'Grundriss', that of a
 * photo beside its visualisation 'Original'.
 */
export function captionOf({ title, is_floorplan, origin, counterpart_id }: PropertyImage): string | null {
  const text = title?.trim() ?? '';
  if (origin === 'original' && counterpart_id && !/original/i.test(text))
    return text ? `${text} (Original)` : 'Original';
  if (!is_floorplan || /grundriss/i.test(text)) return text || null;
  return text ? `Grundriss: ${text}` : 'Grundriss';
}

/** The image's caption, or the property's title with the image's number. */
export const altOf = (image: PropertyImage, title: string, index: number): string =>
  captionOf(image) ?? `${title}, Bild ${index + 1}`;

export const mainPreset = responsiveImages.detail;
export const thumbnailPreset: ImagePreset = { main: renditions.thumbnail };
export const floorPlanPreset: ImagePreset = { main: renditions.floorPlan };
export const lightboxPreset: ImagePreset = { main: renditions.lightbox };

/** How the page shows an image. A floor plan is never cropped. */
export const displayOf = (
  image: PropertyImage | undefined,
  presentation?: Presentation,
): { preset: ImagePreset; fit: 'contain' | 'cover' } =>
  image?.is_floorplan
    ? { preset: floorPlanPreset, fit: 'contain' }
    : { preset: presentation === 'cover' ? responsiveImages.cover : mainPreset, fit: 'cover' };

/** Covers a picture with a button that opens it in large. The parent must be positioned. */
export const ZoomButton = chakra(
  'button',
  {
    base: {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      cursor: 'zoom-in',
      outlineOffset: '-4px !important',
      _print: { display: 'none' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Covers a picture with a link to its large file, for browsers without scripts. The parent must be positioned. */
export function PictureLink({ image, label }: { image: ImageRecord; label: string }) {
  const area = use(ImageAreaContext);
  return (
    <chakra.a
      data-without-script
      display="none"
      _noScript={{ display: 'block' }}
      href={propertyImageUrl(image, renditions.lightbox, area)}
      aria-label={label}
      position="absolute"
      inset="0"
      zIndex="1"
      outlineOffset="-4px !important"
      _print={{ display: 'none' }}
    />
  );
}
