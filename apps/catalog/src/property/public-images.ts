import { type PropertyImage, type PropertyRecord } from '@estate/contracts/property';
import { foldText } from './fold-text.ts';
import { showsAddress } from './publicity.ts';

/** Titles of images are often file names with the street in them: a hidden address must not come out there. */
export function publicImage<Image extends PropertyImage>(
  image: Image,
  property: Pick<PropertyRecord, 'street' | 'hide_address'>,
): Image {
  const street = foldText(property.street ?? '');
  const tellsStreet = street !== '' && foldText(image.title ?? '').includes(street);
  return { ...image, title: tellsStreet && !showsAddress(property) ? null : image.title };
}
