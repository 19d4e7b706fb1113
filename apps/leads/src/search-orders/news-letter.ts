import { brokerForProperty } from '@estate/content/responsible';
import { agency } from '@estate/content/sections/agency';
import { searchMails } from '@estate/content/sections/search-mails';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { fillIn } from '@estate/domain/forms/facts';
import { propertySlug } from '@estate/domain/property/property-slug';
import { formatMoney, priceText } from '@estate/domain/property/price';
import { roomsText } from '@estate/domain/property/rooms-and-area';
import { rhythms } from '@estate/domain/search-orders/rhythm';
import { type Letter } from '../mail/letter.ts';
import { type Links } from '../mail/links.ts';
import { offerBlock } from '../mail/offer-block.ts';
import { personBlock } from '../mail/person-block.ts';
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
export const shortPlace = ({ region, city }: LetterOffer): string => region?.trim() || city?.trim() || '';

const badgeOf = ({ kind, before, offer: { currency } }: LetterHit): string => {
  const { badges } = texts(searchMails);
  if (kind !== 'price') return badges[kind];
  const former = before === null ? '' : ` (vorher ${formatMoney(before, currency)})`;
  return `${badges.price}${former}`;
};

/** `Neu in Winterhude: 3 Zimmer, 649.000 €`, or the number of the news. */
export function newsSubject(hits: readonly LetterHit[]): string {
  const [first] = hits;
  const { subjects } = texts(searchMails);
  if (!first || hits.length > 1) return fillIn(subjects.several, { Anzahl: String(hits.length) });
  const { offer, kind } = first;
  const facts = [roomsText(offer), priceText(offer)].filter(Boolean).join(', ');
  return fillIn(subjects[kind], { Ort: shortPlace(offer), Angaben: facts });
}

/** So many of a mail's properties have a picture, so that the mail stays below the 100 KB at which Gmail cuts it. */
const pictured = 12;

/** All news of a subscriber, by order. A property that several orders found stands once. */
export function newsLetter(
  hits: readonly LetterHit[],
  subscriber: Pick<Subscriber, '_id' | 'rhythm' | 'greeting'>,
  { pages, links }: { pages: SubscriberLinks; links: Links },
): Letter {
  const words = texts(searchMails);
  const shown = [...new Map(hits.map((hit) => [hit.offer.id, hit])).values()];
  const names = [...new Set(shown.map(({ order }) => order.name))];
  const withPicture = new Set(shown.slice(0, pictured));
  const blockOf = (hit: LetterHit) => {
    const link = pages.page(subscriber._id, `/zu/${propertySlug(hit.offer)}`);
    const block = offerBlock(hit.offer, links, { badge: badgeOf(hit), link });
    return { offer: withPicture.has(hit) ? block : { ...block, picture: null } };
  };
  return {
    subject: newsSubject(shown),
    blocks: [
      { text: subscriber.greeting },
      ...names.flatMap((name) => [
        { heading: name },
        ...shown.filter(({ order }) => order.name === name).map(blockOf),
      ]),
      ...shown
        .slice(0, 1)
        .map(({ offer }) => ({ person: personBlock(brokerForProperty(offer).broker, links) })),
      { text: fillIn(words.rhythm, { Rhythmus: rhythms[subscriber.rhythm], Firma: texts(agency).name }) },
      { link: pages.page(subscriber._id), label: words.link },
    ],
  };
}
