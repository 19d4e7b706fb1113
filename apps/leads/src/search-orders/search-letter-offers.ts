import { ListLetterOffers, type LetterOffer, MatchSearches } from '@estate/contracts/catalog/search-matches';
import { offerState } from '@estate/domain/property/offer-state';
import { Injectable } from '@nestjs/common';
import { CatalogClient } from '../clients.ts';
import { confirmedOrders, type SearchOrder, type Subscriber } from './subscriber.schema.ts';

/** A property as a letter to everybody may offer it. */
export interface OfferedProperty {
  readonly offer: LetterOffer;
  readonly isHidden: boolean;
  /** When a hidden one goes online by itself; null if that is not decided. */
  readonly publishAt: Date | null;
}

const closed = 'Diese Immobilie steht in keiner Liste der Website; zu ihr kann niemand angeschrieben werden.';
const reserved = 'Diese Immobilie ist reserviert; zu ihr kann niemand angeschrieben werden.';

/** Asks catalog what a letter to everybody may offer, also before it is online. */
@Injectable()
export class SearchLetterOffers {
  constructor(private readonly catalog: CatalogClient) {}

  /** The property, or why it cannot be offered, in German. */
  async find(property: number): Promise<OfferedProperty | string> {
    const { items } = await this.catalog.call(ListLetterOffers, { ids: [property], with_hidden: true });
    const [offer] = items;
    if (!offer) return closed;
    if (!['available', 'coming-soon'].includes(offerState(offer))) return reserved;
    const isHidden = offer.website_status !== 'aktiv';
    return { offer, isHidden, publishAt: isHidden && offer.publish_at ? new Date(offer.publish_at) : null };
  }

  /** The confirmed orders of a person that find the property. */
  async ordersFinding(subscriber: Subscriber, property: number): Promise<SearchOrder[]> {
    const orders = confirmedOrders(subscriber);
    const searches = orders.map(({ query }) => query);
    const { matches } = await this.catalog.call(MatchSearches, {
      searches,
      ids: [property],
      with_hidden: true,
    });
    return orders.filter((_order, index) => (matches[index] ?? []).length > 0);
  }
}
