import { type PropertyImage, type PropertyRecord } from '@estate/contracts/property';
import { foldText } from './fold-text.ts';
import { showsAddress } from './publicity.ts';

/** The CRM gives several images the same position; their order then decides (propstack.md 1.3). */
export function byPosition(images: readonly PropertyImage[]): PropertyImage[] {
  return images.toSorted((one, other) => one.position - other.position);
}

/** Titles of pictures are often file names with the street in them: a hidden address must not come out there. */
export function publicImage(
  image: PropertyImage,
  property: Pick<PropertyRecord, 'street' | 'hide_address'>,
): PropertyImage {
  const street = foldText(property.street ?? '');
  const tellsStreet = street !== '' && foldText(image.title ?? '').includes(street);
  return { ...image, title: tellsStreet && !showsAddress(property) ? null : image.title };
}
