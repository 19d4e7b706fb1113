import { floorArea, isNoDwelling } from '@estate/domain/property/main-area';
import { isClosed, offerState, offerStateLabel } from '@estate/domain/property/offer-state';
import { placeNames } from '@estate/domain/property/place-name';
import { describePrice, priceText } from '@estate/domain/property/price';
import { firstSentences } from '@estate/domain/text/first-sentences';
import { germanNumber } from '@estate/domain/text/german-number';
import { photosWithoutLabel } from '@estate/domain/property/property-images';
import { propertySlug } from '@estate/domain/property/property-slug';
import type { PublicImage, PublicProperty } from './public-property.ts';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { dealLabels, isRent, typeLabelOf } from '@estate/domain/property/vocabulary';

/** Longest description in characters (visitor-area §9, V-9.22). */
const maxDescriptionLength = 155;

type DescriptionSource = Pick<PublicProperty, 'id' | 'title' | 'images' | 'city' | 'description_note'> &
  Parameters<typeof describePrice>[0] &
  Parameters<typeof isClosed>[0] &
  Parameters<typeof placeNames>[0] &
  Parameters<typeof floorArea>[0] &
  Pick<PublicProperty, 'number_of_rooms'>;

function snippet(property: DescriptionSource): string {
  const place = property.city ? ` in ${property.city}` : '';
  const price = describePrice(property);
  const offer = isClosed(property) ? offerStateLabel(property) : `${price.label}: ${price.text}`;
  const note = property.description_note?.trim();
  return firstSentences(note || `${property.title}${place}. ${offer}.`, maxDescriptionLength);
}

/**
 * Key figures of a property in one line: '3 Zi. · 84 m² · 649.000 € · Winterhude'. The line of a property that is not
 * available begins with its state, and the price is left out if the property is sold or let.
 */
function previewTitle(property: DescriptionSource): string {
  const area = floorArea(property)?.value || property.plot_area;
  const rooms = isNoDwelling(property) ? null : property.number_of_rooms;
  return [
    offerState(property) === 'available' ? null : offerStateLabel(property),
    rooms ? `${germanNumber(rooms, { max: 1 })} Zi.` : null,
    area ? `${germanNumber(area, { max: 0 })} m²` : null,
    isClosed(property) ? null : priceText(property),
    placeNames(property)[0],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Alternative text of a picture: its title, or 'Foto', followed by kind and place of the property. */
function pictureText(title: string | null | undefined, property: DescriptionSource): string {
  const kind = typeLabelOf(property.rs_type) ?? 'Immobilie';
  const subject = [kind, placeNames(property)[0]].filter(Boolean).join(' in ');
  return title?.trim() ? `${title.trim()}: ${subject}` : `Foto: ${subject}`;
}

export const sharePath = (image: PublicImage): string => propertyImageUrl(image, renditions.share);

/** The description of a property for search engines and link previews, used by the server and by the app. */
export function describeProperty(property: DescriptionSource): {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  /** Title and description for link previews, which differ from those for search engines. */
  preview: { title: string; description: string };
  image: { path: string; alt: string } | undefined;
} {
  const [first] = photosWithoutLabel(property.images);
  return {
    path: `/immobilie/${propertySlug(property)}`,
    title: property.title,
    description: snippet(property),
    keywords: [property.city, dealLabels[isRent(property) ? 'rent' : 'buy'], 'Immobilie'].filter(
      (word) => word != null,
    ),
    preview: {
      title: previewTitle(property),
      description: firstSentences(
        [property.title, property.description_note].filter(Boolean).join('. '),
        maxDescriptionLength,
      ),
    },
    image: first && { path: sharePath(first), alt: pictureText(first.title, property) },
  };
}
