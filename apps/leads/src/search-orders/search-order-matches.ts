import { MatchSearches, matchLimits } from '@estate/contracts/catalog/search-matches';
import { Injectable } from '@nestjs/common';
import { CatalogClient } from '../clients.ts';
import { confirmedOrders, type SearchOrder, type Subscriber } from './subscriber.schema.ts';
import { Subscribers } from './subscribers.ts';

/** An order with its subscriber. */
interface OwnedOrder {
  readonly subscriber: Subscriber;
  readonly order: SearchOrder;
}

/** An order with the properties which it finds. */
export interface OrderMatch extends OwnedOrder {
  readonly ids: readonly number[];
}

/** Asks catalog which search orders find which properties. */
@Injectable()
export class SearchOrderMatches {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * The confirmed orders of active subscribers that find any of the properties, of which there are at most
   * `matchLimits.ids`; with `withHidden` also those that only their website status hides. Orders with equal searches are
   * asked together.
   */
  async *of(ids: number[], { withHidden = false } = {}): AsyncGenerator<OrderMatch> {
    let ordersByQuery = new Map<string, OwnedOrder[]>();
    for await (const subscriber of this.subscribers.active())
      for (const order of confirmedOrders(subscriber)) {
        const owned = { subscriber, order };
        const equal = ordersByQuery.get(order.query);
        if (equal) equal.push(owned);
        else ordersByQuery.set(order.query, [owned]);
        if (ordersByQuery.size < matchLimits.searches) continue;
        yield* await this.ask(ordersByQuery, ids, withHidden);
        ordersByQuery = new Map();
      }
    if (ordersByQuery.size > 0) yield* await this.ask(ordersByQuery, ids, withHidden);
  }

  private async ask(
    ordersByQuery: ReadonlyMap<string, readonly OwnedOrder[]>,
    ids: number[],
    with_hidden: boolean,
  ): Promise<OrderMatch[]> {
    const searches = [...ordersByQuery.keys()];
    const { matches } = await this.catalog.call(MatchSearches, { searches, ids, with_hidden });
    return [...ordersByQuery.values()].flatMap((orders, index) => {
      const found = matches[index] ?? [];
      return found.length === 0 ? [] : orders.map((order) => ({ ...order, ids: found }));
    });
  }
}
