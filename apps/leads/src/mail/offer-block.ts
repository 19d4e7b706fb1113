import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { energyClassOf } from '@estate/domain/property/energy-class';
import { certificateNotice, energyFacts } from '@estate/domain/property/energy-facts';
import { placeLine } from '@estate/domain/property/place-name';
import { priceText, warmRentText } from '@estate/domain/property/price';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { floorAreaText, roomsText } from '@estate/domain/property/rooms-and-area';
import { type OfferBlock } from './letter.ts';
import { type Links } from './links.ts';

/** What § 87 GModG (formerly GEG) demands of an advertisement. */
function energyText(offer: LetterOffer): string {
  const notice = certificateNotice(offer);
  if (notice !== null) return notice;
  const name = energyClassOf(offer)?.name;
  return [
    ...energyFacts(offer).map(({ label, text }) => `${label}: ${text}`),
    ...(name ? [`Energieeffizienzklasse ${name}`] : []),
  ].join(', ');
}

/** `649.000 €, 3 Zimmer, 84 m²`. */
const keyFacts = (offer: LetterOffer): string =>
  [priceText(offer), roomsText(offer), floorAreaText(offer)].filter(Boolean).join(', ');

/** A property as every letter shows it. Its picture is a JPEG of about 50 KB for mail programs that name no format. */
export const offerBlock = (
  offer: LetterOffer,
  links: Links,
  { badge, link = links.property(offer) }: { badge?: string; link?: string } = {},
): OfferBlock => ({
  ...(badge === undefined ? {} : { badge }),
  title: offer.title,
  lines: [keyFacts(offer), warmRentText(offer), placeLine(offer)].filter((line): line is string =>
    Boolean(line),
  ),
  smallPrint: energyText(offer),
  link,
  picture: offer.image && {
    src: links.page(propertyImageUrl(offer.image, renditions.card)),
    alt: `Bild: ${offer.title}`,
  },
});
