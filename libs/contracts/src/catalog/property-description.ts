import { isClosed, offerStateLabel } from '@estate/domain/property/offer-state';
import { describePrice } from '@estate/domain/property/price';
import { galleryImages } from '@estate/domain/property/property-images';
import { propertySlug } from '@estate/domain/property/property-slug';
import type { PublicImage, PublicProperty } from './public-property.ts';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { dealLabels, isRent } from '@estate/domain/property/vocabulary';

/** visitor-area §9: the snippet is cut at 155 characters. */
const maxDescriptionLength = 155;

type DescriptionSource = Pick<PublicProperty, 'id' | 'title' | 'images' | 'city' | 'description_note'> &
  Parameters<typeof describePrice>[0] &
  Parameters<typeof isClosed>[0];

function snippet(property: DescriptionSource): string {
  const note = property.description_note?.replace(/\s+/g, ' ').trim();
  const place = property.city ? ` in ${property.city}` : '';
  const price = describePrice(property);
  const offer = isClosed(property) ? offerStateLabel(property) : `${price.label}: ${price.text}`;
  const text = note || `${property.title}${place}. ${offer}.`;
  // A cut inside a surrogate pair would leave half a character.
  return text
    .slice(0, maxDescriptionLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Path of an image in the size of link previews. */
export const sharePath = (image: PublicImage): string => propertyImageUrl(image, renditions.share);

/** The description of a property for search engines and link previews, used by the server and by the app. */
export function describeProperty(property: DescriptionSource): {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  image: { path: string; alt: string } | undefined;
} {
  const [first] = galleryImages(property.images);
  return {
    path: `/immobilie/${propertySlug(property)}`,
    title: property.title,
    description: snippet(property),
    keywords: [property.city, dealLabels[isRent(property) ? 'rent' : 'buy'], 'Immobilie'].filter(
      (word) => word != null,
    ),
    image: first && { path: sharePath(first), alt: first.title ?? property.title },
  };
}
