import { PropertyPriceChanged, PropertyPublished } from '@estate/contracts/events';
import {
  ChangeSearchOrders,
  CountMatchingOrders,
  ListSubscribers,
  ReadSearchOrders,
  RecordOpenedOffer,
} from '@estate/contracts/leads/search-orders';
import { canonicalQuery, parseListingFilter, parseQuery } from '@estate/domain/search/listing-filter';
import { hamburgMoment } from '@estate/domain/text/german-day';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Clock } from '@estate/server-kit/process/clock';
import { Controller } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { type z } from 'zod';
import { SearchOrderFigures } from './search-order-figures.ts';
import { searchOrdersPage } from './search-orders-page.ts';
import { SearchNewsRuns } from './search-news-runs.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import { Subscribers } from './subscribers.ts';

type Change = z.output<typeof ChangeSearchOrders.input>['change'];

/** The page of search orders, which a mail links, what staff see of them, and the facts that may be news. */
@Controller()
export class SearchOrdersController {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly links: SubscriberLinks,
    private readonly runs: SearchNewsRuns,
    private readonly figures: SearchOrderFigures,
    private readonly clock: Clock,
  ) {}

  @RpcMethod(ReadSearchOrders)
  async readSearchOrders({ token }: z.output<typeof ReadSearchOrders.input>) {
    const subscriber = await this.subscribers.get(this.links.idOf(token));
    return { html: searchOrdersPage(subscriber, token, this.clock.now()) };
  }

  @RpcMethod(ChangeSearchOrders)
  async changeSearchOrders({ token, change, client_ip }: z.output<typeof ChangeSearchOrders.input>) {
    const id = this.links.idOf(token);
    await this.subscribers.get(id);
    await this.make(id, change, client_ip);
    return { is_over: (await this.subscribers.find(id)) === null };
  }

  @RpcMethod(RecordOpenedOffer)
  async recordOpenedOffer({ token }: z.output<typeof RecordOpenedOffer.input>) {
    await this.subscribers.recordOpened(this.links.idOf(token));
    return {};
  }

  @RpcMethod(ListSubscribers)
  listSubscribers({ page }: z.output<typeof ListSubscribers.input>) {
    return this.figures.list(page);
  }

  @RpcMethod(CountMatchingOrders)
  countMatchingOrders({ id }: z.output<typeof CountMatchingOrders.input>) {
    return this.figures.matching(id);
  }

  @EventPattern<unknown>(PropertyPublished.name)
  propertyPublished() {
    this.runs.schedule();
  }

  @EventPattern<unknown>(PropertyPriceChanged.name)
  priceChanged() {
    this.runs.schedule();
  }

  private async make(id: string, change: Change, from: string | null): Promise<void> {
    switch (change.action) {
      case 'confirm':
        await this.subscribers.confirm(id, change.order, from);
        // So that news count from now on, also for the very first order.
        this.runs.schedule();
        return;
      case 'end':
        return this.subscribers.end(id, change.order);
      case 'rename':
        return this.subscribers.rename(id, change.order, change.name);
      case 'search':
        return this.subscribers.setQuery(
          id,
          change.order,
          canonicalQuery({ ...parseListingFilter(parseQuery(change.query)), sort: undefined }),
        );
      case 'rhythm':
        return this.subscribers.setRhythm(id, change.rhythm);
      case 'pause':
        return this.subscribers.pause(id, hamburgMoment(change.until, '00:00'));
      case 'resume':
        return this.subscribers.pause(id, null);
      case 'still-searching':
        return this.subscribers.recordAnswer(id);
      case 'end-all':
        return this.subscribers.endAll(id);
      case 'block':
        return this.subscribers.block(id);
    }
  }
}
