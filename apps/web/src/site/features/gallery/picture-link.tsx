import { renditions, responsiveImages, propertyImageUrl } from '@estate/domain/property/renditions';
import { use } from 'react';
import type { PropertyImage, PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { ImageAreaContext, type ImagePreset } from '../../../shared/ui/property-image.tsx';

/** What a visitor reads below an image: its title from the CRM, of a plan that it is one. */
export function captionOf({ title, is_floorplan }: PropertyImage): string | null {
  const given = title?.trim() ?? '';
  if (!is_floorplan || /grundriss/i.test(given)) return given || null;
  return given ? `Grundriss: ${given}` : 'Grundriss';
}

/** The image's caption, or the property's title with the image's number. */
export const altOf = (image: PropertyImage, title: string, index: number): string =>
  captionOf(image) ?? `${title}, Bild ${index + 1}`;

export const mainPreset = responsiveImages.detail;
export const thumbnailPreset: ImagePreset = { main: renditions.thumbnail };
export const floorPlanPreset: ImagePreset = { main: renditions.floorPlan };
export const lightboxPreset: ImagePreset = { main: renditions.lightbox };

/** How the page shows an image: of a plan nothing may be cut off. */
export const shownAs = (
  image: PropertyImage | undefined,
): { preset: ImagePreset; fit: 'contain' | 'cover' } =>
  image?.is_floorplan ? { preset: floorPlanPreset, fit: 'contain' } : { preset: mainPreset, fit: 'cover' };

/** Covers a picture and opens it in large, where no script opens the lightbox. Its parent has a position. */
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
