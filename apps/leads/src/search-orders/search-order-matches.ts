import { MatchSearches, matchLimits } from '@estate/contracts/catalog/search-matches';
import { Injectable } from '@nestjs/common';
import { CatalogClient } from '../clients.ts';
import { confirmedOrders, type SearchOrder } from './subscriber.schema.ts';
import { Subscribers } from './subscribers.ts';

/** An order with its subscriber. */
interface OwnedOrder {
  readonly subscriber: string;
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
   * `matchLimits.ids`. Orders with equal searches are asked together.
   */
  async *of(ids: number[]): AsyncGenerator<OrderMatch> {
    let ordersByQuery = new Map<string, OwnedOrder[]>();
    for await (const subscriber of this.subscribers.active())
      for (const order of confirmedOrders(subscriber)) {
        const owned = { subscriber: subscriber._id, order };
        const equal = ordersByQuery.get(order.query);
        if (equal) equal.push(owned);
        else ordersByQuery.set(order.query, [owned]);
        if (ordersByQuery.size < matchLimits.searches) continue;
        yield* await this.ask(ordersByQuery, ids);
        ordersByQuery = new Map();
      }
    if (ordersByQuery.size > 0) yield* await this.ask(ordersByQuery, ids);
  }

  private async ask(
    ordersByQuery: ReadonlyMap<string, readonly OwnedOrder[]>,
    ids: number[],
  ): Promise<OrderMatch[]> {
    const { matches } = await this.catalog.call(MatchSearches, { searches: [...ordersByQuery.keys()], ids });
    return [...ordersByQuery.values()].flatMap((orders, index) => {
      const found = matches[index] ?? [];
      return found.length === 0 ? [] : orders.map((order) => ({ ...order, ids: found }));
    });
  }
}
