import { agency } from '@estate/content/sections/agency';
import { searchMails } from '@estate/content/sections/search-mails';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { fillIn } from '@estate/domain/forms/facts';
import { certificateNotice, energyFacts } from '@estate/domain/property/energy-facts';
import { energyClassOf } from '@estate/domain/property/energy-class';
import { placeLine } from '@estate/domain/property/place-name';
import { propertySlug } from '@estate/domain/property/property-slug';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { formatMoney, priceText, warmRentText } from '@estate/domain/property/price';
import { floorAreaText, roomsText } from '@estate/domain/property/rooms-and-area';
import { rhythms } from '@estate/domain/search-orders/rhythm';
import { type Letter, type LetterOffer as OfferBlock } from '../mail/letter.ts';
import { type NewsKind, type SearchOrder, type Subscriber } from './subscriber.schema.ts';
import { type SubscriberLinks } from './subscriber-links.ts';

/** One piece of news in a letter. */
export interface LetterHit {
  readonly order: Pick<SearchOrder, 'id' | 'name'>;
  readonly offer: LetterOffer;
  readonly kind: NewsKind;
  readonly before: number | null;
}

/** Where the property lies, as shortly as a subject allows. */
const shortPlace = ({ region, city }: LetterOffer): string => region?.trim() || city?.trim() || '';

const badgeOf = ({ kind, before, offer: { currency } }: LetterHit): string => {
  const { badges } = texts(searchMails);
  if (kind !== 'price') return badges[kind];
  const former = before === null ? '' : ` (vorher ${formatMoney(before, currency)})`;
  return `${badges.price}${former}`;
};

/** What § 87 GEG demands of an advertisement. */
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

function offerBlock(hit: LetterHit, subscriber: Pick<Subscriber, '_id'>, links: SubscriberLinks): OfferBlock {
  const { offer } = hit;
  return {
    badge: badgeOf(hit),
    title: offer.title,
    lines: [keyFacts(offer), warmRentText(offer), placeLine(offer)].filter((line): line is string =>
      Boolean(line),
    ),
    smallPrint: energyText(offer),
    link: links.page(subscriber._id, `/zu/${propertySlug(offer)}`),
    picture: offer.image && {
      src: links.absolute(propertyImageUrl(offer.image, renditions.card)),
      alt: `Bild: ${offer.title}`,
    },
  };
}

/** `Neu in Winterhude: 3 Zimmer, 649.000 €`, or the number of the news. */
export function newsSubject(hits: readonly LetterHit[]): string {
  const [first] = hits;
  const { subjects } = texts(searchMails);
  if (!first || hits.length > 1) return fillIn(subjects.several, { Anzahl: String(hits.length) });
  const { offer, kind } = first;
  const facts = [roomsText(offer), priceText(offer)].filter(Boolean).join(', ');
  return fillIn(subjects[kind], { Ort: shortPlace(offer), Angaben: facts });
}

/** All news of a subscriber, by order. A property that several orders found stands once. */
export function newsLetter(
  hits: readonly LetterHit[],
  subscriber: Pick<Subscriber, '_id' | 'rhythm'>,
  links: SubscriberLinks,
): Letter {
  const words = texts(searchMails);
  const shown = [...new Map(hits.map((hit) => [hit.offer.id, hit])).values()];
  const names = [...new Set(shown.map(({ order }) => order.name))];
  return {
    subject: newsSubject(shown),
    blocks: [
      { text: words.greeting },
      ...names.flatMap((name) => [
        { heading: name },
        ...shown
          .filter(({ order }) => order.name === name)
          .map((hit) => ({ offer: offerBlock(hit, subscriber, links) })),
      ]),
      { text: fillIn(words.rhythm, { Rhythmus: rhythms[subscriber.rhythm], Firma: texts(agency).name }) },
      { link: links.page(subscriber._id), label: words.link },
    ],
  };
}
