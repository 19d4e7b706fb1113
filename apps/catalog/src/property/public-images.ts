import { type PropertyImage, type PropertyRecord } from '@estate/contracts/property';
import { foldText } from '@estate/server-kit/fold-text';
import { showsAddress } from './publicity.ts';

/** Removes a title that contains a hidden street, because image titles are often file names with the street. */
export function publicImage<Image extends PropertyImage>(
  image: Image,
  property: Pick<PropertyRecord, 'street' | 'hide_address'>,
): Image {
  const street = foldText(property.street ?? '');
  const tellsStreet = street !== '' && foldText(image.title ?? '').includes(street);
  return { ...image, title: tellsStreet && !showsAddress(property) ? null : image.title };
}
