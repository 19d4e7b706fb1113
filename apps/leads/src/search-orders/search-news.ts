import { ListOffers, matchLimits, type OfferState } from '@estate/contracts/catalog/search-matches';
import { duplicatePositions } from '@estate/server-kit/stores/mongo';
import { Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient } from '../clients.ts';
import { type OrderMatch, SearchOrderMatches } from './search-order-matches.ts';
import {
  type KnownOffer,
  knownOfferModel,
  type KnownOfferModel,
  type NewsKind,
  type SearchHit,
  searchHitModel,
  type SearchHitModel,
} from './subscriber.schema.ts';
import { letterPrefix } from './search-letter.schema.ts';
import { Subscribers } from './subscribers.ts';

/** What is new about one property. */
export interface News {
  readonly property: number;
  readonly kind: NewsKind;
  readonly amount: number | null;
  readonly before: number | null;
}

/** What is new about an offer since it was compared last; undefined for nothing that anybody waits for. */
export function newsOf({ id, state, amount }: OfferState, known: KnownOffer | undefined): News | undefined {
  if (state !== 'available') return undefined;
  const news = (kind: NewsKind, before: number | null = null): News => ({
    property: id,
    kind,
    amount,
    before,
  });
  if (!known || known.state === 'coming-soon') return news('new');
  if (known.state !== 'available') return news('available');
  return known.amount === amount ? undefined : news('price', known.amount);
}

const perInsert = 1_000;

/** The id of a hit, which says what it tells. */
export const hitId = (order: string, { property, kind, amount }: Omit<News, 'before'>): string =>
  [order, property, kind, amount ?? 'on-request'].join(':');

/**
 * Finds what is new on the website for each search order. catalog's offers are compared with those of the last run, so
 * that no lost event loses news: an event only makes the next run come at once. A run can be repeated, interrupted and run
 * by two copies at once, because the hits are stored before the offers count as known, and the id of a hit is made of
 * what it says.
 */
@Injectable()
export class SearchNews {
  constructor(
    @InjectModel(knownOfferModel.name) private readonly known: KnownOfferModel,
    @InjectModel(searchHitModel.name) private readonly hits: SearchHitModel,
    private readonly subscribers: Subscribers,
    private readonly matches: SearchOrderMatches,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<void> {
    if (!(await this.subscribers.isAnyActive())) {
      // Nobody waits for news. The first one who does waits for what is new from then on.
      await this.known.deleteMany({});
      return;
    }
    const [{ items: offers }, known] = await Promise.all([
      this.catalog.call(ListOffers, {}),
      this.known.find().lean<KnownOffer[]>(),
    ]);
    const knownById = new Map(known.map((offer) => [offer._id, offer]));
    const changed = offers.filter(({ id, state, amount }) => {
      const before = knownById.get(id);
      return before?.state !== state || before.amount !== amount;
    });
    if (changed.length === 0) return;
    // The first run has nothing to compare with.
    const news =
      known.length === 0 ? [] : changed.flatMap((offer) => newsOf(offer, knownById.get(offer.id)) ?? []);
    for (let start = 0; start < news.length; start += matchLimits.ids)
      await this.storeHits(news.slice(start, start + matchLimits.ids));
    await this.known.bulkWrite(
      changed.map(({ id, state, amount }) => ({
        updateOne: { filter: { _id: id }, update: { $set: { state, amount } }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Stores what each order finds among the news. */
  private async storeHits(news: readonly News[]): Promise<void> {
    const newsById = new Map(news.map((item) => [item.property, item]));
    let hits: SearchHit[] = [];
    for await (const match of this.matches.of([...newsById.keys()])) {
      for (const id of match.ids) {
        const item = newsById.get(id);
        if (item) hits.push(this.hitOf(match, item));
      }
      if (hits.length < perInsert) continue;
      await this.insert(hits);
      hits = [];
    }
    if (hits.length > 0) await this.insert(hits);
  }

  private hitOf({ subscriber, order }: OrderMatch, news: News): SearchHit {
    return {
      _id: hitId(order.id, news),
      subscriber: subscriber._id,
      order: order.id,
      ...news,
      found_at: this.clock.now(),
      state: 'waiting',
      mail: null,
      mailed_at: null,
    };
  }

  /** Hits that are stored already stay unchanged, unless they were dropped: those were told to nobody, and hold again. */
  private async insert(hits: readonly SearchHit[]): Promise<void> {
    const untold = await this.withoutTold(hits);
    if (untold.length === 0) return;
    await this.hits.deleteMany({ _id: { $in: untold.map(({ _id }) => _id) }, state: 'dropped' });
    await this.hits.insertMany(untold, { ordered: false, lean: true }).catch(duplicatePositions);
  }

  /**
   * The hits without offers that a letter of staff has told the person already. If the price has changed since, that is
   * the news.
   */
  private async withoutTold(hits: readonly SearchHit[]): Promise<SearchHit[]> {
    const fresh = hits.filter(({ kind }) => kind === 'new');
    if (fresh.length === 0) return [...hits];
    const told = await this.hits
      .find({
        state: 'mailed',
        subscriber: { $in: [...new Set(fresh.map(({ subscriber }) => subscriber))] },
        property: { $in: [...new Set(fresh.map(({ property }) => property))] },
        mail: { $regex: `^${letterPrefix}` },
      })
      .sort({ mailed_at: 1 })
      .lean<SearchHit[]>();
    const amounts = new Map(
      told.map(({ subscriber, property, amount }) => [`${subscriber}:${property}`, amount]),
    );
    return hits.flatMap((hit) => {
      const before = hit.kind === 'new' ? amounts.get(`${hit.subscriber}:${hit.property}`) : undefined;
      if (before === undefined) return [hit];
      const news = { ...hit, kind: 'price' as const, before };
      return before === hit.amount ? [] : [{ ...news, _id: hitId(hit.order, news) }];
    });
  }
}
