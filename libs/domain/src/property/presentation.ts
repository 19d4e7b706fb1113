import { isGiven } from './is-given.ts';
import { type AreaFields, floorArea } from './main-area.ts';
import { type OfferFields, offerState } from './offer-state.ts';
import { amountOf, isPriceOnRequest, type PriceFields } from './price.ts';
import { isBuy, isDwelling } from './vocabulary.ts';

/*
 * How much room a property gets: on its page, as a card of a list and on the home page. The data decides, so that
 * nobody has to choose, and so that the same property looks the same everywhere.
 */

export type Presentation = 'cover' | 'large' | 'plain';

type PresentedFields = AreaFields & OfferFields & PriceFields;

/** From this price in euro on, a home for sale is exceptional, or large. */
const exceptionalPrice = 1_900_000;
const largePrice = 700_000;

/** A home without a public price is exceptional from this size in m² on. */
const exceptionalArea = 250;

function isExceptional(property: PresentedFields): boolean {
  const area = floorArea(property)?.value;
  if (isPriceOnRequest(property)) return isGiven(area) && area >= exceptionalArea;
  return (amountOf(property) ?? 0) >= exceptionalPrice;
}

/**
 * 'cover' for an exceptional home for sale that one can still have, 'large' for a reserved one and for another home of
 * high price or with a price on request; 'plain' for everything else: lettings, parking spaces, commercial space, plots,
 * whatever is sold or has no picture.
 */
export function presentationOf(property: PresentedFields, hasPicture: boolean): Presentation {
  const state = offerState(property);
  if (!hasPicture || state === 'closed' || !isBuy(property) || !isDwelling(property)) return 'plain';
  if (state !== 'reserved' && isExceptional(property)) return 'cover';
  return isPriceOnRequest(property) || (amountOf(property) ?? 0) >= largePrice ? 'large' : 'plain';
}

/** There are at least so many cards between two covers of a list, so that a screen shows one at most. */
const cardsBetweenCovers = 5;

/** The presentation of each card of a list. An exceptional home too near to the cover before it is 'large'. */
export function presentList(
  cards: readonly (PresentedFields & { image?: object | null | undefined })[],
): Presentation[] {
  let sinceCover = cardsBetweenCovers;
  return cards.map((card) => {
    const presentation = presentationOf(card, Boolean(card.image));
    if (presentation !== 'cover') sinceCover++;
    else if (sinceCover < cardsBetweenCovers) {
      sinceCover++;
      return 'large';
    } else sinceCover = 0;
    return presentation;
  });
}

const order: readonly Presentation[] = ['cover', 'large', 'plain'];

/**
 * A few properties for the home page: one exceptional as the cover if there is one, two large ones, and the others. The
 * order within the same presentation stays.
 */
export function presentSelection<Card extends PresentedFields & { image?: object | null | undefined }>(
  cards: readonly Card[],
): { cover: Card | undefined; large: readonly Card[]; others: readonly Card[] } {
  const rankOf = (card: Card) => order.indexOf(presentationOf(card, Boolean(card.image)));
  const sorted = cards.toSorted((one, other) => rankOf(one) - rankOf(other));
  const cover = sorted[0] && rankOf(sorted[0]) === 0 ? sorted[0] : undefined;
  const rest = sorted.filter((card) => card !== cover);
  const large = rest.slice(0, 2);
  return { cover, large, others: cards.filter((card) => card !== cover && !large.includes(card)) };
}
