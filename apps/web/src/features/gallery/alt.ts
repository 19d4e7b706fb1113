import type { PropertyImage } from '../../api/types.ts';

/** The image's title from the CRM, or the property's title with the image's number. */
export const altOf = (image: PropertyImage, title: string, index: number): string =>
  image.title ?? `${title}, Bild ${index + 1}`;
