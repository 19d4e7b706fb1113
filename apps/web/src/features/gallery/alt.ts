import type { PropertyImage } from '../../api/types.ts';

/** What an image shows, as the CRM says, or which one it is. */
export const altOf = (image: PropertyImage, title: string, index: number): string =>
  image.title ?? `${title}, Bild ${index + 1}`;
